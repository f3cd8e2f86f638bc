# Everywhere
skip-to-content = Vai al contenuto
loading = Caricamento
back = Indietro
close = Chiudi
done = Fatto
rules = Regole
games = Giochi
sections = Sezioni
about = Informazioni
kit = Il kit
page-not-loaded = Questa pagina non si è caricata
try-again = Riprova
lost-title = Qui non ticchetta niente
lost-text = Questo indirizzo non porta da nessuna parte. Forse il tavolo è chiuso, o il link è incompleto.
to-home = Ai giochi

# What went wrong
error-offline = Il server non è raggiungibile. Riprova tra un momento.
error-bad_request = Il server non capisce la richiesta. Ricarica la pagina e riprova.
error-not_yours = Questo spetta a qualcun altro.
error-no_such_table = Questo tavolo non esiste. Ricontrolla il codice o il link.
error-not_kept = Ora il server non riesce a salvare nulla. Non è cambiato niente: riprova tra poco.
error-moved = Questo tavolo continua su un altro server. Riprova tra un attimo.
error-elsewhere = Questo tavolo è su un altro server, e questa pagina ci va.
error-not_now = In questo momento non è possibile.
error-too_many = Troppo in fretta. Aspetta un momento e riprova.
error-unknown = Non ha funzionato. Riprova.

# This browser
language = Lingua
theme = Tema
theme-system = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
theme-is-light = Tema: chiaro
theme-is-dark = Tema: scuro
sound = Suono
sound-hint = Due colpi quando tocca a te, ticchettio alla fine
sound-is-on = Suono: acceso
sound-is-off = Suono: spento
settings = Tu al tavolo
you-are = Sei { $name }. Cambia nome e faccia
your-name = Il tuo nome
your-face = La tua faccia
face-cherry = Petardo
face-rocket = Razzo
face-keg = Barile
face-mine = Mina
face-sticks = Candelotti
face-match = Fiammifero
face-wheel = Girandola
face-pot = Fontana
face-lantern = Lanterna
face-cone = Vulcano
face-star = Stella
face-cracker = Botto
forget-me = Cancella i miei dati
forget-me-really = Cancellare davvero?
forgotten = Cancellato. Si riparte da zero.
name-question = Come ti chiami?
name-question-hint = Lo vedono gli altri al tavolo. Puoi cambiarlo quando vuoi.
name-another = Un altro nome
name-go = Sono io
name-missing = Prima scrivi un nome.
you-are-new = Scegli nome e faccia

# Home
welcome = Benvenuti
hero-title =
    Un filo è sbagliato.
    Trovatelo insieme.
hero-your-turn =
    Fermi tutti.
    Tocca a te.
hero-text = Giochi di bombe con amici e bot. Nessun account: tocca e gioca.
invite-friends = Invita gli amici
invite-friends-to = Invita gli amici a { $game }
invite-hint = Scegli un gioco, ricevi un link, mandalo in giro.
players = Giocatori
minutes = { $minutes } min
kind-together = Insieme
kind-rivals = Rivali
kind-teams = Squadre
kind-learn = Impara
soon = In arrivo
soon-reason = { $game } è ancora sul banco da lavoro. Le etichette accese sono pronte.
title-bomb_busters = Bomb Busters
tagline-bomb_busters = Taglia i fili a coppie
tagline-its_a_bomb = Uno guarda, tutti tagliano
tagline-blast_tactics = Corri, posa, schiva
tagline-two_rooms = Menti bene, scambia ostaggi
tagline-bombs_away = Posa tubi, lancia bombe
tagline-snip = Il gioco per imparare
server-unreachable = Il server non è raggiungibile. Questa pagina riprova da sola.
room-code = Codice del tavolo
join = Entra
join-title = Entra in un tavolo
code-missing = Prima scrivi il codice.
public-tables = Tavoli pubblici
no-public-tables = Ora nessun tavolo pubblico ha un posto libero. Aprine uno tu: scegli un gioco e rendilo pubblico.
open-seats = { $host } · { $free ->
    [one] 1 posto libero su { $seats }
   *[other] { $free } posti liberi su { $seats }
}
sit-down = Siediti
your-tables = I tuoi tavoli
no-tables-yet = Ancora nessun tavolo. Comincia una partita ed ecco il primo.
finished-tables = Finiti
running-game = Partita in corso
second-game = Hai già una partita aperta
second-game-hint = Resta aperta: la ritrovi in Partite.
second-game-begin = Iniziane un’altra
back-in = Rientra
your-turn = Tocca a te
others-turn = Tocca ad altri
gathering = In attesa
closed = Chiuso
won = Vinta
round = Partita { $round }
lost = Persa
nobody-else-yet = ancora nessun altro
rules-of-every-game = Le regole di ogni gioco
open-a-recording = Apri una registrazione
tab-play = Gioca
tab-join = Entra
tab-games = Partite
next-first = Prima partita
next-mission = Missione { $number }
next-scenario = Scenario { $number }
next-rematch = Rivincita
next-again = Di nuovo
next-of = { $game }, si continua
learnt = fatto
won-of = { $won ->
    [one] { $won } vittoria
   *[other] { $won } vittorie
} su { $all }
map-of = Mappa di { $game }
hero-what = Giochi di bombe per amici e bot
hero-what-text = Giochi da tavolo nel browser. Niente account, niente da installare.
first-step = Comincia con { $game }
first-step-guided = { $minutes } min, ti guidiamo noi
first-step-bots = { $minutes } min, con i bot

# Rules
rules-of = Regole: { $game }
contents = Indice
how-to-play = Come si gioca
search-rules = Cerca nelle regole
clear-search = Svuota la ricerca
rules-found = { $count ->
    [one] 1 regola
   *[other] { $count } regole
}
nothing-found = Nessuna regola ha queste parole. Provane meno, o il numero di una regola.
ledger-is-english = Le regole complete, ognuna con il suo numero. Sono in inglese.
every-rule = Tutte le regole
how-goal = Obiettivo
how-turn = Il tuo turno
how-pieces = Pezzi
how-end = Fine
how-won = Vittoria
how-lost = Sconfitta
where-rules-come-from = Da dove vengono le regole
source-booklet = regolamento
source-booklet-means = stampata nel regolamento
source-draft = bozza
source-draft-means = scritta nella bozza dell’autore
source-found = trovata
source-found-means = stampata altrove
source-house = della casa
source-house-means = nostra decisione, con il perché
examples = { $count ->
    [one] 1 esempio
   *[other] { $count } esempi
}

# About
about-lead = Un banco da lavoro per giochi di bombe: regole vere, bluff veri, nessuna bomba vera.
about-unofficial-title = Non ufficiale, e riconoscente
about-unofficial = Boomtable non è ufficiale. Racconta le regole con parole proprie e mostra disegni propri; i nomi dei giochi appartengono ai loro proprietari e dicono solo di chi sono le regole. Grazie a chi li ha inventati:
about-buy = Se un gioco ti piace, compra la scatola. Il cartone è meglio.
fairness-title = Perché la distribuzione è onesta
fairness-seal = Prima che qualcuno si sieda, il server sigilla un numero segreto e mostra il sigillo al tavolo.
fairness-mix = Ogni browser che si siede aggiunge numeri casuali suoi, così nessuno sceglie la distribuzione da solo.
fairness-open = A partita finita il segreto si apre: chiunque può controllare il sigillo e rigiocare la stessa distribuzione.
fairness-hidden = Bot e browser ricevono solo ciò che il loro posto può vedere. Ciò che è nascosto resta sul server.
fairness-verify = Controlla una registrazione
privacy-title = Che cosa resta
privacy = Un nome, una faccia, un cookie che riconosce questo browser e le partite giocate. Nessun account, nessun tracciamento. «Cancella i miei dati» sotto la tua faccia toglie il tuo nome.
licence-title = Licenza
licence = Boomtable è software libero con licenza Apache 2.0. I caratteri hanno la licenza SIL Open Font.
for-programs = Scrivi il tuo bot

# The kit
kit-inks = Un inchiostro, una forma, una trama
ink-red = Rosso
ink-blue = Blu
ink-yellow = Giallo
ink-green = Verde
ink-purple = Viola
ink-grey = Grigio
shape-red = scoppio, punti
shape-blue = disco, onde
shape-yellow = rombo, quadretti
shape-green = triangolo, strisce
shape-purple = esagono, zigzag
shape-grey = quadrato, liscio
kit-fuse = La miccia
fuse-lit = accesa: tu
fuse-plain = spenta: aspetta
fuse-frayed = sfilacciata: persa
fuse-snipped = tagliata: salvi
kit-buttons = Pulsanti e targhette
kit-deed = Taglia 9
kit-undo = Annulla
kit-choice = Posa h
kit-leave = Esci
kit-reason = Nils può ancora tornare per 48 secondi.
kit-bot-plays = Gioca il bot
kit-captain = Capitano
kit-talk = Parla
kit-log = Diario
kit-choices = Scelte
kit-level = Livello del bot
level-novice = Stellina
level-standard = Razzo
level-expert = Tuono
kit-leaf = Un foglio sopra, gli altri a un tocco.
kit-faces = Facce
kit-bot = bot
kit-turn = agisce
kit-away = assente
kit-pieces = Pezzi
kit-back = Coperto
kit-prompts = Richieste
kit-prompt = L’h di Nils è un 9?
kit-prompt-hint = Ne hai tre.
kit-waiting = Bea sceglie un filo
kit-waiting-hint = Tocca a te dopo Nils e Fizz
kit-holding = Il posto è tuo
kit-holding-hint = Riprovo tra 3 s. Niente è perso.
kit-refusal = Non puoi tagliare un tuo filo. Scegline uno di un altro.
kit-refuse = Mostra il rifiuto
kit-overlays = Sopra il tavolo
kit-dialog = Finestra
kit-sheet = Foglio
kit-toast = Avviso
kit-fields = Campi
kit-qr = Un link come codice QR
kit-type = Caratteri
kit-icons = Icone
kit-surfaces = Superfici
home-party = Serata tra amici
home-party-hint = Due stanze in una casa, i telefoni sono le carte
