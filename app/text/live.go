package text

// LiveText is what is said about games that are played live, from browser to browser.
type LiveText struct {
	OpponentLive, LiveTitle, LiveTip string

	// While the two connect.
	LivePreparing, LiveInvite, LiveAnswerLabel, LiveConnect string
	LiveOffered, LiveJoin, LiveAnswer, LiveConnecting       string
	LivePassed, LiveStray, LiveFailed, LiveUnfit            string

	// During the game.
	LiveOn, LiveLost, LiveLeft, LiveBegun, LiveTurn, LiveStop       string
	UndoAsked, UndoSent, UndoRefused, UndoYes, UndoNo               string
	RematchAsked, RematchSent, LiveRefused, LiveParted, LiveVersion string

	StunLabel, StunHelp string
}

var englishLive = LiveText{
	OpponentLive: "Live", LiveTitle: "Play live",
	LiveTip:         "Two links connect your devices. No server takes part.",
	LivePreparing:   "Making the link …",
	LiveInvite:      "Send this link to the other player, and leave this page open. The answer is a link, too: open it on this device, or paste it here.",
	LiveAnswerLabel: "Answer", LiveConnect: "Connect",
	LiveOffered: "You are invited to a live game. You will send a link back; then the game begins.", LiveJoin: "Join",
	LiveAnswer:     "Send this link back, and leave this page open. The game begins as soon as the other player has opened it.",
	LiveConnecting: "Connecting …",
	LivePassed:     "The game goes on in the other tab. You can close this one.",
	LiveStray:      "No page on this device waits for this answer. Copy the link, and paste it where the invitation was made.",
	LiveFailed:     "The devices could not connect. They must be on the same network, unless both have a STUN server in their settings.",
	LiveUnfit:      "This is not the answer to this invitation.",
	LiveOn:         "Connected", LiveLost: "The other player does not answer. Waiting …",
	LiveLeft:  "The connection has ended. The game is kept: connect again, or go on with links.",
	LiveBegun: "You are connected.", LiveTurn: "It is the other player’s turn.", LiveStop: "End connection",
	UndoAsked: "The other player wants to take marbles back.", UndoSent: "You have asked to take marbles back.",
	UndoRefused: "The other player has declined: the marbles stay.", UndoYes: "Allow", UndoNo: "Refuse",
	RematchAsked: "The other player wants another game.", RematchSent: "You have asked for another game.",
	LiveRefused: "What the other device sent does not follow the rules. The connection was ended, and your game is as it was.",
	LiveParted:  "The games on the two devices differ. The connection was ended, and your game is as it was.",
	LiveVersion: "The other device has a newer version of the game. Reload this page.",
	StunLabel:   "STUN server for live games", StunHelp: "Connects devices beyond your own network, and sees their addresses. Without one, no server is contacted.",
}

var germanLive = LiveText{
	OpponentLive: "Direkt", LiveTitle: "Direkt spielen",
	LiveTip:         "Zwei Links verbinden eure Geräte, ganz ohne Server.",
	LivePreparing:   "Der Link wird erstellt …",
	LiveInvite:      "Schick diesen Link deinem Gegenüber und lass die Seite offen. Auch die Antwort ist ein Link: Öffne ihn auf diesem Gerät oder füg ihn hier ein.",
	LiveAnswerLabel: "Antwort", LiveConnect: "Verbinden",
	LiveOffered: "Du bist zu einer direkten Partie eingeladen. Du schickst einen Link zurück, dann geht es los.", LiveJoin: "Mitspielen",
	LiveAnswer:     "Schick diesen Link zurück und lass die Seite offen. Die Partie beginnt, sobald dein Gegenüber ihn geöffnet hat.",
	LiveConnecting: "Verbindung wird aufgebaut …",
	LivePassed:     "Die Partie geht im anderen Tab weiter. Diesen kannst du schließen.",
	LiveStray:      "Auf diesem Gerät wartet keine Seite auf diese Antwort. Kopier den Link und füg ihn dort ein, wo die Einladung erstellt wurde.",
	LiveFailed:     "Die Geräte konnten sich nicht verbinden. Sie müssen im selben Netz sein, wenn nicht beide einen STUN-Server eingestellt haben.",
	LiveUnfit:      "Das ist nicht die Antwort auf diese Einladung.",
	LiveOn:         "Verbunden", LiveLost: "Dein Gegenüber antwortet nicht. Es wird gewartet …",
	LiveLeft:  "Die Verbindung ist beendet. Die Partie bleibt: Verbindet euch neu oder spielt mit Links weiter.",
	LiveBegun: "Ihr seid verbunden.", LiveTurn: "Dein Gegenüber ist am Zug.", LiveStop: "Verbindung beenden",
	UndoAsked: "Dein Gegenüber möchte Kugeln zurücknehmen.", UndoSent: "Du hast gebeten, Kugeln zurücknehmen zu dürfen.",
	UndoRefused: "Dein Gegenüber hat abgelehnt: Die Kugeln bleiben liegen.", UndoYes: "Erlauben", UndoNo: "Ablehnen",
	RematchAsked: "Dein Gegenüber möchte noch eine Partie.", RematchSent: "Du hast um noch eine Partie gebeten.",
	LiveRefused: "Was das andere Gerät geschickt hat, passt nicht zu den Regeln. Die Verbindung wurde beendet, deine Partie ist unverändert.",
	LiveParted:  "Die Partien auf den beiden Geräten unterscheiden sich. Die Verbindung wurde beendet, deine Partie ist unverändert.",
	LiveVersion: "Das andere Gerät hat eine neuere Version des Spiels. Lade diese Seite neu.",
	StunLabel:   "STUN-Server für direkte Partien", StunHelp: "Verbindet Geräte über das eigene Netz hinaus und erfährt ihre Adressen. Ohne Angabe wird kein Server kontaktiert.",
}

var frenchLive = LiveText{
	OpponentLive: "En direct", LiveTitle: "Jouer en direct",
	LiveTip:         "Deux liens connectent vos appareils, sans aucun serveur.",
	LivePreparing:   "Préparation du lien…",
	LiveInvite:      "Envoyez ce lien à l’autre joueur et laissez cette page ouverte. La réponse est aussi un lien\u00a0: ouvrez-le sur cet appareil, ou collez-le ici.",
	LiveAnswerLabel: "Réponse", LiveConnect: "Se connecter",
	LiveOffered: "Vous êtes invité à une partie en direct. Vous renverrez un lien, puis la partie commencera.", LiveJoin: "Rejoindre",
	LiveAnswer:     "Renvoyez ce lien et laissez cette page ouverte. La partie commence dès que l’autre joueur l’a ouvert.",
	LiveConnecting: "Connexion en cours…",
	LivePassed:     "La partie continue dans l’autre onglet. Vous pouvez fermer celui-ci.",
	LiveStray:      "Aucune page de cet appareil n’attend cette réponse. Copiez le lien et collez-le là où l’invitation a été créée.",
	LiveFailed:     "Les appareils n’ont pas pu se connecter. Ils doivent être sur le même réseau, sauf si un serveur STUN est indiqué dans les réglages des deux.",
	LiveUnfit:      "Ce n’est pas la réponse à cette invitation.",
	LiveOn:         "Connecté", LiveLost: "L’autre joueur ne répond pas. En attente…",
	LiveLeft:  "La connexion est terminée. La partie est conservée\u00a0: reconnectez-vous, ou continuez en vous envoyant des liens.",
	LiveBegun: "Vous êtes connectés.", LiveTurn: "C’est à l’autre joueur de jouer.", LiveStop: "Terminer la connexion",
	UndoAsked: "L’autre joueur voudrait reprendre des billes.", UndoSent: "Vous avez demandé à reprendre des billes.",
	UndoRefused: "L’autre joueur a refusé\u00a0: les billes restent.", UndoYes: "Accepter", UndoNo: "Refuser",
	RematchAsked: "L’autre joueur voudrait une autre partie.", RematchSent: "Vous avez proposé une autre partie.",
	LiveRefused: "Ce que l’autre appareil a envoyé ne suit pas les règles. La connexion est terminée et votre partie est inchangée.",
	LiveParted:  "Les parties des deux appareils sont différentes. La connexion est terminée et votre partie est inchangée.",
	LiveVersion: "L’autre appareil a une version plus récente du jeu. Rechargez cette page.",
	StunLabel:   "Serveur STUN des parties en direct", StunHelp: "Relie des appareils au-delà de votre réseau et voit leurs adresses. Sans indication, aucun serveur n’est contacté.",
}

var spanishLive = LiveText{
	OpponentLive: "En vivo", LiveTitle: "Jugar en vivo",
	LiveTip:         "Dos enlaces conectan vuestros dispositivos, sin ningún servidor.",
	LivePreparing:   "Preparando el enlace…",
	LiveInvite:      "Envía este enlace a la otra persona y deja esta página abierta. La respuesta también es un enlace: ábrelo en este dispositivo o pégalo aquí.",
	LiveAnswerLabel: "Respuesta", LiveConnect: "Conectar",
	LiveOffered: "Te invitan a una partida en vivo. Enviarás un enlace de vuelta y empezará la partida.", LiveJoin: "Unirse",
	LiveAnswer:     "Envía este enlace de vuelta y deja esta página abierta. La partida empieza en cuanto la otra persona lo abra.",
	LiveConnecting: "Conectando…",
	LivePassed:     "La partida sigue en la otra pestaña. Puedes cerrar esta.",
	LiveStray:      "Ninguna página de este dispositivo espera esta respuesta. Copia el enlace y pégalo donde se creó la invitación.",
	LiveFailed:     "Los dispositivos no han podido conectarse. Deben estar en la misma red, salvo que ambos tengan un servidor STUN en los ajustes.",
	LiveUnfit:      "Esta no es la respuesta a esta invitación.",
	LiveOn:         "Conectado", LiveLost: "La otra persona no responde. Esperando…",
	LiveLeft:  "La conexión ha terminado. La partida se conserva: volved a conectaros o seguid con enlaces.",
	LiveBegun: "Conexión establecida.", LiveTurn: "Le toca a la otra persona.", LiveStop: "Terminar la conexión",
	UndoAsked: "La otra persona quiere deshacer jugadas.", UndoSent: "Has pedido deshacer jugadas.",
	UndoRefused: "La otra persona no lo acepta: las canicas se quedan.", UndoYes: "Permitir", UndoNo: "Rechazar",
	RematchAsked: "La otra persona quiere otra partida.", RematchSent: "Has pedido otra partida.",
	LiveRefused: "Lo que ha enviado el otro dispositivo no cumple las reglas. La conexión ha terminado y tu partida sigue como estaba.",
	LiveParted:  "Las partidas de los dos dispositivos no coinciden. La conexión ha terminado y tu partida sigue como estaba.",
	LiveVersion: "El otro dispositivo tiene una versión más nueva del juego. Vuelve a cargar esta página.",
	StunLabel:   "Servidor STUN para partidas en vivo", StunHelp: "Conecta dispositivos más allá de tu red y ve sus direcciones. Si no indicas ninguno, no se consulta ningún servidor.",
}

var italianLive = LiveText{
	OpponentLive: "Dal vivo", LiveTitle: "Gioca dal vivo",
	LiveTip:         "Due link collegano i vostri dispositivi, senza alcun server.",
	LivePreparing:   "Preparazione del link…",
	LiveInvite:      "Invia questo link all’altro giocatore e lascia aperta questa pagina. Anche la risposta è un link: aprilo su questo dispositivo, oppure incollalo qui.",
	LiveAnswerLabel: "Risposta", LiveConnect: "Collega",
	LiveOffered: "Sei invitato a una partita dal vivo. Rimanderai un link, poi la partita comincia.", LiveJoin: "Partecipa",
	LiveAnswer:     "Rimanda questo link e lascia aperta questa pagina. La partita comincia appena l’altro giocatore lo apre.",
	LiveConnecting: "Collegamento in corso…",
	LivePassed:     "La partita continua nell’altra scheda. Puoi chiudere questa.",
	LiveStray:      "Nessuna pagina di questo dispositivo aspetta questa risposta. Copia il link e incollalo dove è stato creato l’invito.",
	LiveFailed:     "I dispositivi non sono riusciti a collegarsi. Devono essere nella stessa rete, a meno che entrambi abbiano un server STUN nelle impostazioni.",
	LiveUnfit:      "Questa non è la risposta a questo invito.",
	LiveOn:         "Collegato", LiveLost: "L’altro giocatore non risponde. In attesa…",
	LiveLeft:  "Il collegamento è terminato. La partita resta: ricollegatevi, oppure continuate con i link.",
	LiveBegun: "Siete collegati.", LiveTurn: "Tocca all’altro giocatore.", LiveStop: "Termina il collegamento",
	UndoAsked: "L’altro giocatore vorrebbe riprendere delle biglie.", UndoSent: "Hai chiesto di riprendere delle biglie.",
	UndoRefused: "L’altro giocatore ha rifiutato: le biglie restano.", UndoYes: "Consenti", UndoNo: "Rifiuta",
	RematchAsked: "L’altro giocatore vorrebbe un’altra partita.", RematchSent: "Hai chiesto un’altra partita.",
	LiveRefused: "Quello che ha inviato l’altro dispositivo non segue le regole. Il collegamento è terminato e la tua partita è rimasta com’era.",
	LiveParted:  "Le partite sui due dispositivi sono diverse. Il collegamento è terminato e la tua partita è rimasta com’era.",
	LiveVersion: "L’altro dispositivo ha una versione più recente del gioco. Ricarica questa pagina.",
	StunLabel:   "Server STUN per le partite dal vivo", StunHelp: "Collega dispositivi oltre la tua rete e ne vede gli indirizzi. Senza, nessun server viene contattato.",
}

var czechLive = LiveText{
	OpponentLive: "Živě", LiveTitle: "Hrát živě",
	LiveTip:         "Vaše zařízení spojí dva odkazy, bez jakéhokoli serveru.",
	LivePreparing:   "Odkaz se připravuje…",
	LiveInvite:      "Pošlete tento odkaz soupeři a\u00a0nechte stránku otevřenou. I\u00a0odpověď je odkaz: otevřete ho na tomto zařízení, nebo ho vložte sem.",
	LiveAnswerLabel: "Odpověď", LiveConnect: "Spojit",
	LiveOffered: "Jste zváni k\u00a0živé partii. Pošlete zpět odkaz a\u00a0partie začne.", LiveJoin: "Přidat se",
	LiveAnswer:     "Pošlete tento odkaz zpět a\u00a0nechte stránku otevřenou. Partie začne, jakmile ho soupeř otevře.",
	LiveConnecting: "Spojování…",
	LivePassed:     "Partie pokračuje na druhé kartě. Tuto můžete zavřít.",
	LiveStray:      "Na tomto zařízení na odpověď nečeká žádná stránka. Zkopírujte odkaz a\u00a0vložte ho tam, kde pozvánka vznikla.",
	LiveFailed:     "Zařízení se nepodařilo spojit. Musí být ve stejné síti, pokud nemají obě v\u00a0nastavení server STUN.",
	LiveUnfit:      "Toto není odpověď na tuto pozvánku.",
	LiveOn:         "Spojeno", LiveLost: "Soupeř neodpovídá. Čeká se…",
	LiveLeft:  "Spojení skončilo. Partie zůstává: spojte se znovu, nebo pokračujte pomocí odkazů.",
	LiveBegun: "Jste spojeni.", LiveTurn: "Na tahu je soupeř.", LiveStop: "Ukončit spojení",
	UndoAsked: "Soupeř chce vzít kameny zpět.", UndoSent: "Požádali jste o\u00a0vrácení kamenů.",
	UndoRefused: "Soupeř odmítl: kameny zůstávají.", UndoYes: "Povolit", UndoNo: "Odmítnout",
	RematchAsked: "Soupeř chce hrát znovu.", RematchSent: "Požádali jste o\u00a0další partii.",
	LiveRefused: "Co poslalo druhé zařízení, neodpovídá pravidlům. Spojení skončilo a\u00a0vaše partie se nezměnila.",
	LiveParted:  "Partie na obou zařízeních se liší. Spojení skončilo a\u00a0vaše partie se nezměnila.",
	LiveVersion: "Druhé zařízení má novější verzi hry. Načtěte tuto stránku znovu.",
	StunLabel:   "Server STUN pro živé partie", StunHelp: "Spojí zařízení i\u00a0mimo vaši síť a\u00a0vidí jejich adresy. Bez něj se žádný server nekontaktuje.",
}

var turkishLive = LiveText{
	OpponentLive: "Canlı", LiveTitle: "Canlı oyna",
	LiveTip:         "Cihazlarınızı iki bağlantı birleştirir; hiçbir sunucu gerekmez.",
	LivePreparing:   "Bağlantı hazırlanıyor…",
	LiveInvite:      "Bu bağlantıyı diğer oyuncuya gönder ve sayfayı açık bırak. Yanıt da bir bağlantıdır: onu bu cihazda aç ya da buraya yapıştır.",
	LiveAnswerLabel: "Yanıt", LiveConnect: "Bağlan",
	LiveOffered: "Canlı bir oyuna davet edildin. Sen de bir bağlantı göndereceksin, sonra oyun başlar.", LiveJoin: "Katıl",
	LiveAnswer:     "Bu bağlantıyı geri gönder ve sayfayı açık bırak. Diğer oyuncu onu açar açmaz oyun başlar.",
	LiveConnecting: "Bağlanıyor…",
	LivePassed:     "Oyun diğer sekmede sürüyor. Bunu kapatabilirsin.",
	LiveStray:      "Bu cihazda bu yanıtı bekleyen bir sayfa yok. Bağlantıyı kopyala ve davetin hazırlandığı yere yapıştır.",
	LiveFailed:     "Cihazlar birbirine bağlanamadı. Aynı ağda olmaları ya da ikisinin ayarlarında da bir STUN sunucusu bulunması gerekir.",
	LiveUnfit:      "Bu, bu davetin yanıtı değil.",
	LiveOn:         "Bağlı", LiveLost: "Diğer oyuncu yanıt vermiyor. Bekleniyor…",
	LiveLeft:  "Bağlantı sona erdi. Oyun duruyor: yeniden bağlanın ya da bağlantı göndererek sürdürün.",
	LiveBegun: "Bağlandınız.", LiveTurn: "Sıra diğer oyuncuda.", LiveStop: "Bağlantıyı bitir",
	UndoAsked: "Diğer oyuncu misket geri almak istiyor.", UndoSent: "Misket geri almak istediğini bildirdin.",
	UndoRefused: "Diğer oyuncu kabul etmedi: misketler kalıyor.", UndoYes: "İzin ver", UndoNo: "Reddet",
	RematchAsked: "Diğer oyuncu bir oyun daha istiyor.", RematchSent: "Bir oyun daha istediğini bildirdin.",
	LiveRefused: "Diğer cihazın gönderdiği kurallara uymuyor. Bağlantı bitirildi, oyunun olduğu gibi kaldı.",
	LiveParted:  "İki cihazdaki oyunlar farklı. Bağlantı bitirildi, oyunun olduğu gibi kaldı.",
	LiveVersion: "Diğer cihazda oyunun daha yeni bir sürümü var. Bu sayfayı yeniden yükle.",
	StunLabel:   "Canlı oyunlar için STUN sunucusu", StunHelp: "Kendi ağının dışındaki cihazları bağlar ve adreslerini görür. Boş bırakılırsa hiçbir sunucuya bağlanılmaz.",
}
