//! The sentences of games that friends play by link.

use crate::by_link::SharedFault;
use tessera_core::language::Language;
use tessera_core::quoted::shortened;

tessera_core::words!(
    /// What a game by link says.
    pub enum ByLinkWords {
        /// It is the turn of whoever is invited.
        your_turn_then = en("Your turn, once you take the seat").es("Te toca, cuando ocupes el puesto"),
        /// Who invites to a game; somebody without a name where that is empty.
        invites = en(|name: &str, game: &str| match name {
            "" => format!("You are invited to {game}"),
            _ => format!("{name} invites you to {game}"),
        })
        .es(|name, game| match name {
            "" => format!("Te invitan a una partida de {game}"),
            _ => format!("{name} te invita a una partida de {game}"),
        }),
        /// Which side, or which seat, the person plays who is invited.
        you_are = en(|side: &str| format!("You are {side}.")).es(|side| format!("Tu lado: {side}.")),
        /// What the board is like.
        board = en(|options: &str| format!("{options}. You move whenever you like."))
            .es(|options| format!("{options}. Juegas cuando quieras.")),
        /// How many moves were played, if any.
        played = en(|moves: usize| match moves {
            1 => "One move was played.".to_owned(),
            _ => format!("{moves} moves were played."),
        })
        .es(|moves| match moves {
            1 => "Se ha hecho una jugada.".to_owned(),
            _ => format!("Se han hecho {moves} jugadas."),
        }),
        /// Nobody may ask for hints.
        no_aids = en("Nobody uses hints or analysis.").es("Nadie usa pistas ni análisis."),
        /// Both may.
        aids = en("Hints and analysis are allowed.").es("Se permiten pistas y análisis."),
        /// The field for the own name.
        own_name = en("Your name").es("Tu nombre"),
        /// Take the seat.
        play = en("Play").es("Jugar"),
        /// Learn the rules first.
        how_to_play = en("How to play").es("Cómo se juega"),
        /// What becomes of the game.
        stays_here = en("This device keeps the game. Nothing is uploaded.")
            .es("Este dispositivo guarda la partida. No se sube nada."),
        /// A move is to be sent.
        send_move = en("Send your move").es("Envía tu jugada"),
        /// A game in which nobody has moved is to be sent.
        send_invitation = en("Send the invitation").es("Envía la invitación"),
        /// The end of a game is to be sent.
        send_end = en("Send the result").es("Envía el resultado"),
        /// The link is out.
        sent = en("Link sent").es("Enlace enviado"),
        /// Why it is sent, and to whom.
        needs_link = en(|name: &str| format!("The link is the whole game. {name} needs it to go on."))
            .es(|name| format!("El enlace es toda la partida. {name} lo necesita para seguir.")),
        /// Hand the link over.
        send = en("Send it").es("Enviar"),
        /// Hand the link over once more.
        send_again = en("Send it again").es("Enviar otra vez"),
        /// Copy the link.
        copy = en("Copy").es("Copiar"),
        /// Show the link as a code.
        code = en("QR code").es("Código QR"),
        /// Put the link into a mail.
        mail = en("Mail").es("Correo"),
        /// The subject of the mail.
        mail_subject =
            en(|game: &str| format!("Our game of {game}")).es(|game| format!("Nuestra partida de {game}")),
        /// Take the last move back.
        take_back = en("Take it back").es("Deshacer la jugada"),
        /// The same, pressed once for a move that was sent.
        take_back_again = en("Press again to take it back").es("Pulsa otra vez para deshacerla"),
        /// Read aloud after the first press.
        take_back_sent = en(
            "This move was sent. Press again to take it back; your friend then has to open your next link.",
        )
        .es(
            "Esta jugada ya se envió. Pulsa otra vez para deshacerla; tu amigo tendrá que abrir el próximo \
             enlace.",
        ),
        /// The status while a link is out.
        waiting_for =
            en(|name: &str| format!("Waiting for {name}")).es(|name| format!("A la espera de {name}")),
        /// The status while a move is not sent.
        to_send_to = en(|name: &str| format!("Send your move to {name}"))
            .es(|name| format!("Envía tu jugada a {name}")),
        /// What to do while a link is out.
        comes_back = en("Open the link that comes back, or paste it here.")
            .es("Abre el enlace que te devuelvan o pégalo aquí."),
        /// The field for the link that comes back.
        paste = en("The link that came back").es("El enlace que te han devuelto"),
        /// Open what stands in that field.
        open = en("Open").es("Abrir"),
        /// Offer a draw with the move that is sent.
        offer_draw = en("Offer a draw with it").es("Ofrecer el empate con ella"),
        /// The other offers a draw.
        draw_offered =
            en(|name: &str| format!("{name} offers a draw.")).es(|name| format!("{name} ofrece el empate.")),
        /// How it is declined.
        decline_by_move = en("A move declines it.").es("Una jugada lo rechaza."),
        /// Accept it.
        accept_draw = en("Accept the draw").es("Aceptar el empate"),
        /// The headline of a game in which both have agreed on a draw.
        agreed_draw = en("Draw by agreement.").es("Empate por acuerdo."),
        /// Another line of the game is kept, too.
        has_parted = en("This device keeps two lines of this game, because a link had another move.")
            .es("Este dispositivo guarda dos líneas de esta partida, porque un enlace tenía otra jugada."),
        /// Allow hints and analysis.
        allow_aids = en("Allow hints and analysis").es("Permitir pistas y análisis"),
        /// Play for the seat to move on this device, too.
        take_seat = en(|name: &str| format!("Play {name}'s moves here, too"))
            .es(|name| format!("Jugar aquí también por {name}")),
        /// A move was sent and stays.
        already_sent = en("A move that was sent stays. You can take back your last move beside the board.")
            .es("Una jugada enviada se queda. Puedes deshacer tu última jugada junto al tablero."),
        /// Try moves of which nothing is kept.
        try_moves = en("Try moves").es("Probar jugadas"),
        /// Moves are tried.
        trying = en("Trying moves").es("Probando jugadas"),
        /// What becomes of them.
        not_kept = en("Play both sides here as you like. Nothing of it is kept or sent.")
            .es("Juega aquí por los dos lados como quieras. Nada de ello se guarda ni se envía."),
        /// End that.
        end_trying = en("Back to the game").es("Volver a la partida"),
        /// Hints and analysis are allowed from now on.
        aids_allowed =
            en("Hints and analysis are allowed for everybody from now on. Your next link says so.")
                .es("Desde ahora se permiten pistas y análisis a todos. Tu próximo enlace lo dirá."),
        /// Somebody else has allowed them.
        aids_allowed_by =
            en(|name: &str| format!("{name} has allowed hints and analysis. They are allowed for you, too."))
                .es(|name| format!("{name} ha permitido pistas y análisis. También puedes usarlos.")),
        /// A link is older than what is kept.
        older_link = en("This link is older: here the game has gone on.")
            .es("Este enlace es anterior: aquí la partida ha avanzado."),
        /// A link is of another game than the one that it was pasted into.
        other_link = en("This link is of another game, which is open now. Back returns to the one before.")
            .es("Este enlace es de otra partida, que se ha abierto. Atrás vuelve a la anterior."),
        /// Two lines differ at a move, counted from 1.
        lines_parted = en(|number: usize, kept: &str, link: &str| {
            format!(
                "The games differ from move {number} on: {kept} here, {link} in the link. Both are kept; \
                 this is the one of the link."
            )
        })
        .es(|number, kept, link| {
            format!(
                "Las partidas difieren desde la jugada {number}: {kept} aquí, {link} en el enlace. Se \
                 guardan las dos; esta es la del enlace."
            )
        }),
        /// Engines say nothing of a game that goes on without aids.
        not_reviewed = en("This game is played without analysis. You can review it once it is over.")
            .es("Esta partida se juega sin análisis. Podrás revisarla cuando termine."),
        /// A move, counted from 1, is not legal.
        foreign_move = en(|number: usize, name: &str, why: &str| {
            format!("move {number}, “{name}”, cannot be played: {why}")
        })
        .es(|number, name, why| format!("la jugada {number}, «{name}», no es posible: {why}")),
        /// A draw of tiles is not that of the game.
        foreign_draw = en(|ply: usize| format!("move {ply} is not the tile that this game draws"))
            .es(|ply| format!("la jugada {ply} no es la loseta que sale en esta partida")),
        /// The link is sent to a seat that is not to move.
        foreign_seat = en("the link is sent to a player who is not to move")
            .es("el enlace se envía a un jugador al que no le toca"),
        /// A draw cannot be offered or agreed on like this.
        foreign_offer = en("nobody here has offered the draw of the link")
            .es("nadie ha ofrecido aquí el empate del enlace"),
        /// Another game has this id.
        other_game = en("this device keeps another game with the number of this one")
            .es("este dispositivo guarda otra partida con el número de esta"),
    }
);

/// Why a link cannot be of the game that friends play by it.
pub fn bad_shared(fault: &SharedFault, language: Language) -> String {
    let words = ByLinkWords::of(language);
    match fault {
        SharedFault::Move(refused) => {
            let name = shortened(&refused.mv.name);
            (words.foreign_move)(refused.mv.ply + 1, &name, &refused.why)
        }
        SharedFault::Draw(ply) => (words.foreign_draw)(ply + 1),
        SharedFault::Seat => words.foreign_seat.to_owned(),
        SharedFault::Offer => words.foreign_offer.to_owned(),
        SharedFault::OtherGame => words.other_game.to_owned(),
    }
}
