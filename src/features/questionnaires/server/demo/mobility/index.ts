import { LANGUAGES } from "../../../../../shared/languages";
import type { Questionnaire } from "../../../../../survey/questionnaire";
import { texts } from "../texts";
import { city } from "./city";
import { habits } from "./habits";
import { sharedBikes } from "./sharedBikes";

/** The demo's questionnaire: moving about in a city, in the six languages. Written for it. */
export const mobility: Questionnaire = {
  languages: [...LANGUAGES],
  title: texts(
    "Cómo te mueves por la ciudad",
    "How you get around the city",
    "Vos trajets en ville",
    "Zo ga jij door de stad",
    "Come ti muovi in città",
    "Como andas pela cidade",
  ),
  welcome: texts(
    "Son cinco minutos. No hay respuestas buenas ni malas: nos interesa lo que haces y lo que piensas.",
    "It takes five minutes. There are no right or wrong answers: we want to know what you do and what you think.",
    "Cinq minutes suffisent. Il n’y a ni bonnes ni mauvaises réponses : nous voulons savoir ce que vous faites et ce que vous pensez.",
    "Het kost vijf minuten. Er zijn geen goede of foute antwoorden: we zijn benieuwd wat je doet en wat je vindt.",
    "Bastano cinque minuti. Non ci sono risposte giuste o sbagliate: ci interessa che cosa fai e che cosa pensi.",
    "São cinco minutos. Não há respostas certas nem erradas: queremos saber o que fazes e o que pensas.",
  ),
  closing: texts(
    "¡Gracias! Con tus respuestas prepararemos la propuesta para el barrio.",
    "Thank you! Your answers will shape the proposal for the neighbourhood.",
    "Merci ! Vos réponses nourriront la proposition pour le quartier.",
    "Bedankt! Met jouw antwoorden maken we het voorstel voor de wijk.",
    "Grazie! Con le tue risposte prepareremo la proposta per il quartiere.",
    "Obrigado! Com as tuas respostas vamos preparar a proposta para o bairro.",
  ),
  blocks: [habits, city, sharedBikes],
};
