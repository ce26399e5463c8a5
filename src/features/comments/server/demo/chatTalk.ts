import type { DemoTalk } from "./talkContent";

const DAY = 2;
const minute = (n: number) => DAY - n / 1_440;

/** A chat that is over; who missed it can still answer its questions. */
export const chatTalk: DemoTalk = {
  activity: "Charla: ¿un abono para todo?",
  comments: [
    {
      by: "team",
      daysAgo: minute(0),
      text: "¡Buenas tardes a todos! Soy Carla. Esta hora es para hablar de un abono único: autobús, metro, bici y coche compartido. Escribid como en un chat, sin pensarlo mucho.",
    },
    { by: 2, daysAgo: minute(1), text: "¡Hola! Aquí estoy, con un café." },
    { by: 7, daysAgo: minute(1.5), text: "Buenas tardes :)" },
    { by: 10, daysAgo: minute(2), text: "Hola a todos, yo me conecto desde el autobús, así que si me corto es por el túnel." },
    {
      by: "team",
      daysAgo: minute(4),
      isQuestion: true,
      text: "Primera pregunta: si un solo abono incluyera todo eso, ¿cuánto pagaríais al mes?",
      replies: [
        [7, "Unos 50 €. Ahora pago 42 del metro y algo de bici."],
        [2, "45, ni uno más."],
        [10, "Si lleva horas de coche, hasta 70. Si no, lo de ahora."],
        [16, "Yo 60, pero que sea de verdad: sin letra pequeña."],
        [13, "Depende de lo que incluya el coche. ¿Diez horas? ¿Veinte?"],
      ],
    },
    { by: 16, daysAgo: minute(12), text: "Lo que no quiero es otra app. Tengo cuatro." },
    { by: 13, daysAgo: minute(13), text: "+1. Una tarjeta y punto." },
    { by: 2, daysAgo: minute(13.5), text: "A mi madre dile tú lo de la app…" },
    {
      by: "team",
      daysAgo: minute(16),
      isQuestion: true,
      text: "¿Qué tendría que pasar el primer mes para que os dierais de baja?",
      replies: [
        [10, "Que me cobren algo que no entienda."],
        [13, "Dos días seguidos sin bicis en mi estación."],
        [7, "Tener que llamar por teléfono para reclamar."],
        [16, "Que suba de precio al tercer mes, como hacen todos."],
      ],
    },
    { by: 18, daysAgo: minute(22), text: "Perdón, llego tarde, salía de trabajar. Leo lo anterior y contesto." },
    { by: 7, daysAgo: minute(23), text: "Tranquilo, que esto va despacio." },
    {
      by: "team",
      daysAgo: minute(27),
      isQuestion: true,
      text: "¿Lo compartiríais con alguien de casa?",
      replies: [
        [18, "Con mi pareja, sí. Uno lo usa entre semana y la otra el finde."],
        [2, "Con mi hermana. Bueno, depende del día."],
        [10, "Con mis hijos no: lo perderían el primer lunes."],
      ],
    },
    {
      by: 13,
      daysAgo: minute(33),
      text: "Una cosa que no hemos dicho: los del extrarradio. Mi cuñada vive a 25 km y para ella un abono «de ciudad» no sirve de nada.",
    },
    { by: 18, daysAgo: minute(34), text: "Muy cierto. O llega al pueblo o es para los de siempre." },
    { by: 16, daysAgo: minute(35), text: "Ahí sí que pagaría más." },
    { by: "team", daysAgo: minute(40), text: "Me lo apunto, es importante. Nos quedan unos minutos: la última y os dejo cenar." },
    {
      by: "team",
      daysAgo: minute(41),
      isQuestion: true,
      text: "Ponedle nombre. ¿Cómo se llamaría ese abono?",
      replies: [
        [2, "«Voy»."],
        [7, "«Todo junto», como la tienda de mi barrio."],
        [16, "«Sin vueltas»."],
        [10, "«El bueno»."],
        [18, "«Voy» me gusta. Corto y se entiende."],
      ],
    },
    {
      by: "team",
      daysAgo: minute(48),
      text: "¡Gracias a todos! Quien no haya podido venir puede leerlo y contestar a las cuatro preguntas hasta el domingo.",
    },
    { by: 10, daysAgo: minute(49), text: "Gracias a ti, se ha pasado volando." },
    { by: 2, daysAgo: minute(49.5), text: "¡Hasta la próxima!" },
  ],
};
