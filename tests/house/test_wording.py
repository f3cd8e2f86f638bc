"""What no sentence says any more: words that a reader of the language stumbles over, each with the reason."""

import re
from pathlib import Path

import pytest

from tests.house.source import HOUSE

FORBIDDEN = {
    "en": {
        r"\bPick first\b": "it does not say what to pick",
        r"\ball \{ \$value \} alone\b": "'all 4 alone' reads as four of them",
        r"\bworks out\b": "a chance is a chance of success",
        r"\bas good as any\b": "means that it does not matter",
        r"^No line$": "a browser is offline",
        r"\b[Oo]ne moment (on|back)\b": "next and previous",
        r"\bhas no more to do\b": "they take no more actions",
        r"\bturns of single players\b": "turns of a game are counted all together",
        r"^Deal \{ \$seal \} is open$": "nobody knows what to do with it",
        r"\bmilliseconds\b": "people count in seconds",
        r"\bNo such time is running\b": "a clock runs, time does not",
        r"\b[Rr]acks?\b": "wires stand on stands",
        r"\bDetonator:|^Detonator$": "slips are counted by the dial",
        r"^Slide\b": "a figure moves, a bomb slides",
        r"^as far as can be foreseen\b|, as far as can be foreseen": "nobody speaks like that",
    },
    "it": {
        r"\bche ti siedi\b": "prima che wants the subjunctive: prima che tu ti sieda",
        r"\bdal basso all[’']alto\b": "is bottom to top; ascending is crescente",
        r"^[Cc][’']è$": "ready is pronto, here is presente",
        r"^[Oo]spita$|\b[Cc]hi ospita\b|\b[Ll][’']ospite\b": "ospite is host and guest at once; the host is l'host",
        r"^In ritardo$": "is late; delayed is in differita",
        r"^Ancora$": "is still or more; play again is rigioca",
        r"\bLo seguo\b": "nobody follows a hint: usalo",
        r"\b[Nn]essun tempo (del genere|simile)\b|\btempo simile\b": "a word-for-word translation",
        r"\b[Mm]uov[ei] in \{": "muovere wants an object: vai in, va in",
        r"\bmuovere\.|\bMuovi, ": "muovere wants an object: muoversi",
        r"\bvince il cuore\b": "a player wins, not a heart",
        r"\b[Mm]illisecondi\b": "people count in seconds",
        r"\b[Ff]ra \{": "in so many turns is tra, everywhere",
        r"\bscivola fino\b|^Scivola$": "a figure goes, a bomb slides",
        r"\bnessuno scoppio\b": "an explosion is an esplosione",
        r"\b([Tt]ermina|[Cc]hiudi) il turno\b": "a turn is ended with finire",
        r"^A sorte$": "a draw is per sorteggio",
        r"\b[Pp]er quanto si prevede\b": "nobody speaks like that",
        r"\bidrante\b": "a piece has a name: Idrante",
        r"\b(al|ver)lo scoppio\b": "an explosion is an esplosione",
        r"\b[Gg]arantisci \{": "one vouches with garantire per",
        r"\b[Cc]uore (è )?rotto\b|\brompe il cuore\b": "a heart is spezzato",
        r"\b[Gg]ioc(a|hi) alla prossima\b": "a game is played: gioca la prossima",
        r"^\w+l[oa] davvero\b": "a confirmation begins with sì",
        r"\b[Vv]eloci fino\b": "the game is quick, not people",
        r"\b(filo|cavo) è indicato\b": "somebody points: stanno indicando",
        r"\b[Nn]on passa niente\b": "is read as nothing happens: non lascia passare niente",
        r"\b[Ii]nvita amici\b": "wants an article: invita gli amici",
    },
    "es": {
        r"^Repetir$|\brepetir el mismo\b": "is to do again; a replay is seen again",
        r"^Está$": "ready is listo, here is presente",
        r"\b[Gg]arant(ía|ías|izado|iza)\b|\b[Rr]espond(e|es|er) por (el|un|uno|tu) ": "vouching is avalar, a voucher is an aval",
        r"\bgana el corazón\b": "a player wins, not a heart",
        r"\bno tiene más que hacer\b": "they take no more actions",
        r"\b[Cc]og(e|es|er|ed|en|ido)\b": "an offence in half of the countries: toma, recoge, contesta",
        r"\bBomb Busters\b": "the game is CazaBombas",
        r"\b[Uu]sted(es)?\b|\bHaga\b|\bPulse\b|\bElija\b|\bToque\b": "players are tú and vosotros",
        r"\b[Qq]ué tan\b": "not said in Spain",
        r"\bes muerto\b|\bes \{ board-condition \}": "one is dead with estar",
        r"\b[Mm]ilisegundos\b": "people count in seconds",
        r"\b[Vv]uelcan?\b|\b[Vv]olcad[ao]s?\b|\b[Vv]olcarán\b|\bvuelcos?\b": "a tile that is turned over is volteada",
        r"^A suertes$": "a draw is por sorteo",
        r"\bboca de riego\b|\bhidrante\b": "a piece has a name: Hidrante",
        r"\bpuntos? de castigo\b": "penalty points are puntos de penalización",
        r"\b[Pp]unto de giro\b": "a turning point is a punto de inflexión",
        r"\bpara donde\b|\bTe para a ti\b|\blas para\b": "para is read as for: detenerse",
        r"\b[Dd]eslízate\b|^Deslizar\b": "a figure goes, a bomb slides",
        r"\b[Nn]o pasa nada\b": "means that it does not matter: no deja pasar nada",
        r"\b[Ii]nvitar amigos\b": "people take a: invitar a amigos",
        r"\b[Nn]oche de fiesta\b": "is a night out; people play in a velada",
        r"\b[Qq]uien sea alcanzado\b": "nobody speaks like that: quien reciba el golpe",
        r"^\w+l[oa] de verdad\b": "a confirmation begins with sí",
        r"\b[Jj]ueg(a|as)? en la próxima\b|\b[Jj]ugar en la próxima\b": "a game is played: jugar la próxima",
    },
}
CATALOGUES = sorted(path for folder in ("src", "web/src") for path in (HOUSE / folder).rglob("*.ftl"))


def said_in(path: Path) -> list[str]:
    """Every line that is read: of messages, attributes and variants, without their names."""
    lines = [line for line in path.read_text("utf-8").splitlines() if line.strip() and not line.startswith("#")]
    return [re.sub(r"^(-?[\w-]+ = |\s+\.\w+ = |\s*\*?\[\w+\] )", "", line).strip() for line in lines]


def test_every_catalogue_is_read() -> None:
    assert {path.stem for path in CATALOGUES} == set(FORBIDDEN)
    assert len(CATALOGUES) % len(FORBIDDEN) == 0


@pytest.mark.parametrize("language", FORBIDDEN)
def test_no_sentence_has_a_known_error(language: str) -> None:
    errors = [
        f"{path.relative_to(HOUSE)}: {said!r}: {reason}"
        for path in CATALOGUES
        if path.stem == language
        for said in said_in(path)
        for pattern, reason in FORBIDDEN[language].items()
        if re.search(pattern, said)
    ]
    assert errors == []


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_no_word_stands_twice_in_a_row(path: Path) -> None:
    assert [said for said in said_in(path) if re.search(r"\b([^\W\d]+) \1\b", said, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", ["it", "es"])
def test_titles_of_missions_and_scenarios_have_one_capital_as_these_languages_do(language: str) -> None:
    texts = [path.read_text("utf-8") for path in CATALOGUES if path.stem == language]
    titles = [title for text in texts for title in re.findall(r"^option-(?:mission|scenario)-\d+ = (.+)$", text, re.MULTILINE)]
    assert len(titles) > 20
    assert [title for title in titles if re.search(r" (?!Novosibirsk|Nano|Las Vegas|Vegas)[A-ZÀ-Ý]", title)] == []  # but for names


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_an_apostrophe_is_a_printed_one(path: Path) -> None:
    assert [said for said in said_in(path) if re.search(r"\w'\w", said)] == []
