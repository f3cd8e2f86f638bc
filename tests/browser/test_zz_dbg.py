from tests.browser.test_blast_tactics import *
from tests.browser.conftest import *
import time
def test_dbg(people):
    t0 = time.time()
    table = begin(people.invite("Ada", PHONE, locale="es-ES"), "four_forts", 4, revenge=True)
    n = 0
    while table.asked() and table.view["phase"] != "ghost":
        print(round(time.time()-t0,1), table.view["turns"], table.view["turn"], table.view["phase"], table.own, table.view["players"][0]["heart"], table.view["players"][0]["bombs"], table.bomb(table.own).count())
        if table.bomb(table.own).count() == 0:
            table.lay(table.own)
        table.end_turn()
    ev = [e for e in events(table.person) if e["type"] in ("HeartLost", "Eliminated", "Exploded", "TurnBegun")]
    for e in ev: print(e)
