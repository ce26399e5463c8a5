import type { Questionnaire } from "../../../../survey/questionnaire";

const option = (code: string, es: string, en: string) => ({ code, label: { es, en } });

/** What the demo asks the holders of season tickets. */
export const subscriberSurvey: Questionnaire = {
  languages: ["es", "en"],
  blocks: [
    {
      id: "service",
      title: { es: "La atención", en: "The service" },
      questions: [
        {
          ...{ id: "contact", variable: "P1", type: "single-choice", required: true },
          title: { es: "¿Cómo nos contactaste la última vez?", en: "How did you last contact us?" },
          options: [
            option("office", "En una oficina", "At an office"),
            option("phone", "Por teléfono", "By phone"),
            option("web", "Por la web o la app", "By the website or the app"),
            option("never", "Nunca os he contactado", "I have never contacted you"),
          ],
        },
        {
          ...{ id: "satisfaction", variable: "P2", type: "single-choice", required: true },
          title: { es: "¿Cómo valoras la atención?", en: "How do you rate the service?" },
          options: [
            option("5", "Muy buena", "Very good"),
            option("4", "Buena", "Good"),
            option("3", "Normal", "Fair"),
            option("2", "Mala", "Bad"),
            option("1", "Muy mala", "Very bad"),
          ],
        },
        {
          ...{ id: "improve", variable: "P3", type: "long-text", required: false },
          title: { es: "¿Qué mejorarías del abono?", en: "What would you improve about the season ticket?" },
        },
      ],
    },
  ],
};

/** How an addressee of the demo is. */
export type SubscriberEnd = "answered" | "begun" | "bounced" | "unsubscribed" | "silent";

export interface Subscriber {
  readonly name: string;
  readonly end: SubscriberEnd;
  readonly contact: string;
  readonly satisfaction: string;
  readonly improve: string;
}

const NAMES =
  "Lucía Mateo Sofía Hugo Martina Leo Julia Daniel Paula Pablo Valeria Álvaro Emma Adrián Daniela Manuel Carla Mario Alba Javier Noa Diego Sara Marcos Carmen Izan Vega Bruno Lola Marco Olivia Gonzalo Elena Nicolás Irene Iván Claudia Rubén Nuria Jorge".split(
    " ",
  );
const CONTACTS = ["web", "office", "phone", "web", "never"];
const MARKS = ["4", "5", "3", "4", "2", "5", "4"];
const IDEAS = [
  "Que se pueda renovar desde el móvil",
  "Un abono para teletrabajar, de diez días",
  "Menos colas en septiembre",
  "",
  "Que avise antes de caducar",
  "",
];

function endOf(place: number): SubscriberEnd {
  if (place % 13 === 5) return "bounced";
  if (place % 19 === 7) return "unsubscribed";
  if (place % 17 === 3) return "begun";
  return place % 9 < 6 ? "answered" : "silent";
}

const pick = (list: readonly string[], place: number) => list[place % list.length] ?? "";

/** Forty holders of season tickets. */
export const SUBSCRIBERS: readonly Subscriber[] = NAMES.map((name, place) => ({
  ...{ name, end: endOf(place), contact: pick(CONTACTS, place) },
  ...{ satisfaction: pick(MARKS, place), improve: pick(IDEAS, place) },
}));

/** What they agree to. */
export const SUBSCRIBER_CONSENT =
  "El Consorcio de Transportes te invita porque tienes un abono. Usará tus respuestas solo para mejorar la atención y el abono, nunca para venderte nada. Los resultados se leen en conjunto y tu dirección se borra 90 días después de terminar la encuesta. Puedes dejarla cuando quieras.";
