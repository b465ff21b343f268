import Canvas
import Game

struct Spanish: Texts {
  let spaceKey = "Espacio"
  let deleteKey = "Supr"
  let choose = "elige"
  let upDown = "↓ mueve"
  let leftRight = "→ mueve"
  let arrows = "↓ ← → mueve"
  let change = "← cambia"
  let back = "atrás"
  let start = "empieza"
  let next = "siguiente"
  let undo = "deshaz"
  let peek = "mira"
  let pause = "pausa"
  let endGame = "termina"
  let mark = "vale o no vale"
  let chooseWord = "↓ elige palabra"
  let confirmList = "es correcto"
  let correctLast = "corrige el turno"
  let nextRound = "ronda siguiente"
  let nextPage = "página siguiente"
  let previousPage = "página anterior"
  let accept = "acepta"
  let cancel = "cancela"
  let rename = "cambia el nombre"
  let add = "añade"
  let remove = "quita"
  let bringBack = "recupera"
  let dealOut = "reparte en equipos"
  let addName = "añade"
  let removeLast = "quita el último"

  let tagline = "Un bol de papeles, tres rondas y mucho alboroto"
  let goOn = "Continúa"
  let play = "Jugar"
  let settings = "Ajustes"
  let help = "Ayuda"
  let about = "Acerca de Pappers"
  let quit = "Salir"

  func question(_ question: ConfirmPage.Question) -> String {
    switch question {
    case .endGame: "¿Terminar la partida?"
    case .newGame: "¿Una partida nueva?"
    case .quit: "¿Quieres salir?"
    }
  }
  func stay(_ question: ConfirmPage.Question) -> String {
    switch question {
    case .endGame: "Seguir jugando"
    case .newGame: "Conservar la partida guardada"
    case .quit: "Quedarse"
    }
  }
  let endAndRank = "Terminarla y ver la clasificación"
  let leaveForLater = "Dejarla para más tarde: queda guardada"
  let putAwayAndPlay = "Archivarla y empezar una nueva"

  let teams = "Equipos"
  let newTeam = "Equipo nuevo"
  let shuffle = "Sortear nombres"
  let startGame = "Empezar la partida"
  func defaultTeam(_ number: Int) -> String { "Equipo \(number)" }
  func defaultPlayer(_ number: Int) -> String { "Jugador \(number)" }
  func gameSummary(papers: Int, seconds: Int) -> String { "\(self.papers(papers)), turnos de \(seconds) s" }
  func matching(_ count: Int, unseen: Int) -> String { "\(count) para elegir, \(unseen) sin ver" }
  func nameTaken(_ name: String) -> String { "«\(name)» ya está. Cambia el nombre de uno de los dos." }
  let noNameTyped = "No has escrito ningún nombre: se usa el de siempre."
  let noMoreTeams = "No caben más equipos."
  let noMorePlayers = "No caben más jugadores."
  let twoTeamsNeeded = "Para jugar hacen falta dos equipos."
  let twoPlayersNeeded = "Un equipo necesita dos jugadores: uno describe y otro adivina. Quita el equipo entero."
  let namesHelp =
    "Escribe un nombre y pulsa Enter, uno tras otro. Cuando estén todos, pulsa Enter otra vez: se repartirán en equipos."
  func namesCount(_ count: Int) -> String { count == 1 ? "1 nombre" : "\(count) nombres" }
  func moreNamesNeeded(_ fewest: Int) -> String { "Escribe al menos \(fewest) nombres, para dos equipos de dos." }

  func name(_ section: SettingsPage.Section) -> String {
    switch section {
    case .language: "Idioma"
    case .game: "Partida"
    case .packs: "Paquetes"
    case .levels: "Niveles"
    case .screen: "Pantalla y sonido"
    }
  }
  let interfaceLanguage = "Idioma"
  let wordLanguage = "Idioma de las palabras"
  let sameLanguage = "el mismo"
  let turnTime = "Tiempo de un turno"
  let paperCount = "Papeles en el bol"
  let familyFriendly = "Solo palabras para todos los públicos"
  let sound = "Sonido"
  let motion = "Papeles en movimiento"
  let colours = "Colores"
  func seconds(_ count: Int) -> String { "\(count) segundos" }
  func papers(_ count: Int) -> String { count == 1 ? "1 papel" : "\(count) papeles" }
  func yesOrNo(_ isSo: Bool) -> String { isSo ? "sí" : "no" }
  func name(_ level: Papper.Level) -> String {
    switch level {
    case .easy: "Fácil: lo sabe un niño de ocho años"
    case .medium: "Medio: lo sabe cualquiera"
    case .hard: "Difícil: un reto"
    }
  }
  func name(_ scheme: Scheme) -> String {
    switch scheme {
    case .classic: "clásicos"
    case .highContrast: "alto contraste"
    case .colourBlind: "para daltónicos"
    }
  }

  func name(_ round: Round) -> String {
    switch round {
    case .definition: "Definición"
    case .oneWord: "Una palabra"
    case .mime: "Mímica"
    }
  }
  func rule(_ round: Round) -> String {
    switch round {
    case .definition: "Describe la palabra sin decirla, ni decir otra derivada de ella."
    case .oneWord: "Di una sola palabra. ¡Solo una!"
    case .mime: "Sin palabras: gestos y sonidos. El papel se tapa solo a los dos segundos."
    }
  }
  func roundNumber(_ number: Int, of count: Int) -> String { "Ronda \(number) de \(count)" }
  let passLaptopTo = "pasad el portátil a"
  func doesFor(_ round: Round, _ others: String) -> String {
    switch round {
    case .definition: "que describe para \(others)"
    case .oneWord: "que dice una palabra a \(others)"
    case .mime: "que hace mímica para \(others)"
    }
  }
  let iAmReady = "Ya puedo empezar"
  func guessedLabel(_ count: Int) -> String { count == 1 ? "acertado" : "acertados" }
  func papersLeftLabel(_ count: Int) -> String { count == 1 ? "papel en el bol" : "papeles en el bol" }
  let paused = "En pausa"
  let covered = "tapado"
  let toPeek = "para mirar"
  let timeUp = "¡Tiempo!"
  let bowlEmpty = "¡Bol vacío!"
  func guessedInTurn(_ count: Int) -> String {
    switch count {
    case 0: "Esta vez, ningún acierto"
    case 1: "1 papel acertado"
    default: "\(count) papeles acertados"
    }
  }
  let listIsRight = "Es correcto, seguimos"
  let ranking = "Clasificación"
  let endOfRound = "Fin de la ronda"
  func onTo(_ round: Round) -> String {
    switch round {
    case .definition: "a por las definiciones"
    case .oneWord: "a por la ronda de una palabra"
    case .mime: "a por la mímica"
    }
  }
  let endOfGame = "Fin de la partida"
  let endedEarly = "Terminada antes de tiempo"
  func wins(_ team: String) -> String { "¡Gana \(team)!" }
  func tie(_ teams: String) -> String { "Empate: ¡\(teams) comparten la copa!" }
  let tieWord = "¡Empate!"
  let rematch = "Revancha"
  let home = "Inicio"

  let statistics = "Estadísticas"
  func bestTurn(_ player: String, _ papers: Int) -> String { "Mejor turno: \(player), \(self.papers(papers))" }
  func hardestPaper(_ word: String, seconds: Int) -> String {
    "El papel más difícil: \(word), \(seconds == 1 ? "1 segundo" : "\(seconds) segundos")"
  }
  let player = "Jugador"
  let team = "Equipo"
  let papersColumn = "papeles"
  let perMinute = "por minuto"
  let bestColumn = "mejor turno"

  func fewerPapers(_ count: Int, wanted: Int) -> String {
    count == 1
      ? "Solo hay 1 papel, y no \(wanted): jugáis con ese."
      : "Solo hay \(papers(count)), y no \(wanted): jugáis con todos."
  }
  func tooFewPapers(_ count: Int) -> String {
    "Solo hay \(papers(count)), demasiado pocos para jugar. Elige más paquetes o niveles en los ajustes."
  }
  let playedElsewhere = "Hay una partida abierta en otra ventana. Seguid allí, o terminadla allí primero."
  func notSaved(_ problem: String) -> String {
    "No se ha guardado: \(problem). La partida sigue; haced sitio y se guardará con la próxima tecla."
  }
  func tooSmall(_ width: Int, _ height: Int) -> String {
    "Un poco más de sitio, por favor: \(width) columnas y \(height) filas."
  }

  var helpPages: [HelpText] {
    let keys = (
      next: "acertado: siguiente palabra", undo: "deshaz el último", pause: "para el tiempo y tapa la palabra"
    )
    return [
      HelpText(
        title: "La idea",
        paragraphs: [
          "Dos equipos o más, un bol de papeles y una palabra en cada papel. Quien tiene el portátil hace adivinar a su equipo "
            + "tantas como pueda antes de que se acabe el tiempo. Después el portátil pasa al equipo siguiente.",
          "Cuando el bol está vacío termina la ronda. Todos los papeles vuelven a él y la ronda siguiente se juega con las "
            + "mismas palabras: primero describiéndolas, después con una sola palabra y al final sin ninguna. ¡Recordadlas!",
          "Cada papel acertado es un punto. Gana quien tiene más después de tres rondas.",
        ]),
      HelpText(
        title: name(.definition),
        paragraphs: [
          "Describe la palabra como quieras, sin decirla, ni decir una parte, ni otra derivada de ella. No vale traducirla ni "
            + "deletrearla. No se puede saltar ningún papel: insiste hasta que lo acierten.",
          "Los demás escuchan: un sonido les avisa cada vez que pasa un papel.",
        ],
        keys: turnKeys(next: keys.next, undo: keys.undo, pause: keys.pause)),
      HelpText(
        title: name(.oneWord),
        paragraphs: [
          "Los mismos papeles. Ahora puedes decir una sola palabra para cada uno, y repetirla cuanto quieras. Sin gestos.",
          "¿Con cuál caerán? Ya las han oído todas.",
        ],
        keys: turnKeys(next: keys.next, undo: keys.undo, pause: keys.pause)),
      HelpText(
        title: name(.mime),
        paragraphs: [
          "Los mismos papeles una vez más. Represéntalos: gestos y sonidos, pero ni una palabra, y ninguna letra ni número "
            + "dibujado en el aire.",
          "Cada papel se tapa solo a los dos segundos, para que puedas dejar el portátil.",
        ],
        keys: turnKeys(next: keys.next, undo: keys.undo, pause: keys.pause, peek: "mira la palabra dos segundos más")),
    ]
  }

  func aboutSections(places: Places) -> [(title: String, text: String)] {
    [
      (
        "Pappers",
        "El juego de los papeles para amigos alrededor de un portátil, según el juego de siempre y la aplicación Pappers para "
          + "iPhone de 2017. Software libre con la licencia MIT."
      ),
      (
        "Qué se guarda",
        "Los nombres que escribís, los ajustes, las partidas jugadas y qué palabras se han mostrado. Todo se queda en este "
          + "ordenador. No se envía nada a nadie: esta versión no usa la red."
      ),
      ("Los ajustes y los nombres", places.settings),
      ("Las partidas", places.games),
      ("Las palabras vistas", places.seen),
      (
        "Ver, corregir, borrar",
        "Son archivos de texto: abridlos para ver qué contienen, cambiadlos para corregirlo, eliminadlos para borrarlo. Sin "
          + "ellos Pappers empieza como el primer día."
      ),
    ]
  }

  func list(_ names: [String]) -> String { list(names, and: "y") }
}
