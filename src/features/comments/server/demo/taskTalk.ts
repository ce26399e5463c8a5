import type { DemoTalk } from "./talkContent";

const ROUTE = "El trayecto, paso a paso";
const WORST = "El peor momento";
const WISH = "Si pudieras cambiar una sola cosa";

/** Answers to the parts of a task; the team replies. */
export const taskTalk: DemoTalk = {
  activity: "Un trayecto tuyo esta semana",
  begun: [23, 25],
  comments: [
    {
      by: 0,
      topic: ROUTE,
      daysAgo: 3.1,
      tags: ["metro"],
      text: "7:42 salgo de casa. 7:49 en la parada, y pasa uno completo. 7:58 subo al siguiente. 8:20 transbordo al metro, que va bien. 8:41 en la puerta del trabajo. Total 59 minutos, de los que 14 son esperar.",
      replies: [
        ["team", "Muchas gracias por el detalle. ¿Qué haces en esos 14 minutos?"],
        [0, "Mirar el móvil y enfadarme, sobre todo."],
      ],
    },
    {
      by: 0,
      topic: WORST,
      daysAgo: 3.1,
      text: "Ver pasar el autobús lleno. Lo ves venir, te levantas, te ajustas la mochila… y ni abre.",
    },
    {
      by: 0,
      topic: WISH,
      daysAgo: 3.0,
      medal: true,
      text: "Que el panel dijera si viene lleno. Si lo sé, echo a andar y cojo el metro dos calles más arriba.",
    },
    {
      by: 5,
      topic: ROUTE,
      daysAgo: 2.7,
      text: "Bajo con la bici en el ascensor (de pie, como un jamón). 18 minutos por el carril hasta el río, 4 a pie con ella en la mano por la rotonda y 6 más hasta la oficina. La ato dentro, que hay sitio. 28 minutos.",
    },
    {
      by: 5,
      topic: WORST,
      daysAgo: 2.7,
      text: "La rotonda, sin duda. Cuatro minutos que se hacen largos, y encima estorbo a los que van andando.",
    },
    { by: 5, topic: WISH, daysAgo: 2.6, text: "Que el carril cruzara la rotonda. Nada más. No pido un puente." },
    {
      by: 9,
      topic: ROUTE,
      daysAgo: 2.0,
      text: "Coche. 8:05 salgo del garaje, 8:12 primer atasco, 8:30 el colegio de los niños en doble fila (lo confieso), 8:52 la oficina. A la vuelta igual, pero al revés y con sueño.",
      replies: [
        ["team", "Gracias por la sinceridad :) ¿Has probado alguna vez a dejarlos un poco antes, donde se puede parar bien?"],
      ],
    },
    {
      by: 9,
      topic: WORST,
      daysAgo: 2.0,
      text: "La puerta del colegio a las 8:30. Todos con prisa, todos en doble fila y todos enfadados con los que están en doble fila.",
    },
    {
      by: 9,
      topic: WISH,
      daysAgo: 1.9,
      text: "Una zona para parar dos minutos a cincuenta metros, y que los mayores fueran ese trozo andando solos.",
    },
    {
      by: 12,
      topic: ROUTE,
      daysAgo: 1.4,
      text: "Camino 22 minutos por el parque. Escucho un pódcast entero si voy despacio. Llevo así desde que vendí el coche.",
    },
    {
      by: 12,
      topic: WORST,
      daysAgo: 1.4,
      text: "En diciembre, de noche, el tramo sin farolas. Voy por la calle de arriba aunque sea más fea y huela a tubo de escape.",
    },
    { by: 12, topic: WISH, daysAgo: 1.3, text: "Luz en el parque. Con eso mi trayecto sería perfecto, y lo digo en serio." },
    { by: 23, topic: ROUTE, daysAgo: 0.8, text: "Cercanías y luego diez minutos a pie. Todo bien." },
    {
      by: 25,
      topic: ROUTE,
      daysAgo: 0.4,
      text: "Autobús 24, de cabecera a cabecera. Me siento siempre en el mismo sitio, al fondo a la derecha, y el conductor de la mañana ya me saluda.",
    },
  ],
};
