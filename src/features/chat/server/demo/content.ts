/** A message of the demo. */
export interface DemoMessage {
  readonly by: "person" | "team";
  readonly daysAgo: number;
  readonly text: string;
  /** Whether a photo goes with it. */
  readonly image?: true;
}

/** A chat of the demo. */
export interface DemoChat {
  /** The demo's member, its observer, or one of the others by number. */
  readonly member: number | "demo" | "observer";
  /** Whether the team has read it. */
  readonly isRead: boolean;
  readonly isMarked?: boolean;
  readonly messages: readonly DemoMessage[];
}

const HOUR = 1 / 24;
const MINUTE = HOUR / 60;

/** The chats of the demo: with whom, and what was written. */
export const CHATS: readonly DemoChat[] = [
  {
    member: "demo",
    isRead: true,
    messages: [
      {
        by: "team",
        daysAgo: 2,
        text: "¡Hola! Soy Carla, de moderación. Si algo no se entiende o no te funciona, escríbeme por aquí.",
      },
      { by: "person", daysAgo: 2 - HOUR, text: "Hola, Carla. ¿En el diario del trayecto vale también el fin de semana?" },
      {
        by: "team",
        daysAgo: 2 - 2 * HOUR,
        text: "Sí, cuenta cualquier día. El sábado nos interesa mucho, porque casi nadie lo apunta.",
      },
      { by: "person", daysAgo: 2 - 3 * HOUR, text: "Perfecto, pues apunto los dos." },
      {
        by: "team",
        daysAgo: 5 * HOUR,
        text: "He leído tu diario: lo del transbordo está muy bien contado. ¿Puedes añadir cuánto esperas en cada parada?",
      },
    ],
  },
  {
    member: 3,
    isRead: false,
    messages: [
      { by: "team", daysAgo: 1, text: "Buenos días. ¿Pudiste hacer la foto de la parada que te queda más cerca?" },
      { by: "person", daysAgo: 40 * MINUTE, text: "Aquí va. Marca 21 minutos y a esa hora deberían ser 8.", image: true },
      { by: "person", daysAgo: 35 * MINUTE, text: "Si hace falta la repito mañana a la misma hora, que siempre está igual." },
    ],
  },
  {
    member: 8,
    isRead: true,
    isMarked: true,
    messages: [
      {
        by: "person",
        daysAgo: 4,
        text: "Me han cambiado la línea y ahora tardo el doble. ¿Lo cuento en el debate o en la tarea?",
      },
      {
        by: "team",
        daysAgo: 4 - HOUR,
        text: "En el debate, en el tema del autobús. Y, si quieres, hablamos por teléfono: tu caso nos interesa para la entrevista.",
      },
      { by: "person", daysAgo: 4 - 2 * HOUR, text: "Vale, por las tardes me va bien, a partir de las seis." },
      { by: "team", daysAgo: 3, text: "Te propongo el jueves a las 18:30. Te lo confirmo por aquí." },
      { by: "person", daysAgo: 3 - HOUR, text: "Apuntado." },
    ],
  },
  {
    member: 12,
    isRead: true,
    messages: [
      { by: "person", daysAgo: 6, text: "No me aparecen los LABs de la encuesta de la semana pasada." },
      { by: "team", daysAgo: 6 - HOUR, text: "Gracias por avisar: se abonan al cerrar la actividad, el lunes los tienes." },
      { by: "person", daysAgo: 6 - 2 * HOUR, text: "Ah, de acuerdo. ¡Gracias!" },
    ],
  },
  {
    member: "observer",
    isRead: false,
    messages: [
      { by: "person", daysAgo: 1, text: "Varios hablan del transbordo. ¿Se les puede preguntar si pagarían más por no hacerlo?" },
      { by: "team", daysAgo: 1 - HOUR, text: "Buena idea, lo pregunto en el debate esta tarde." },
      { by: "person", daysAgo: 2 * HOUR, text: "¡Gracias! Y, si da tiempo, qué hacen cuando llueve." },
    ],
  },
];
