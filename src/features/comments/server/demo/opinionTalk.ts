import type { DemoTalk } from "./talkContent";

/** First each one's own, then what the others say to it. */
export const opinionTalk: DemoTalk = {
  activity: "Una semana sin coche",
  comments: [
    {
      by: 1,
      daysAgo: 4.5,
      likes: 5,
      tags: ["familia"],
      text: "El lunes sería un caos: colegio a las nueve en una punta y trabajo a las nueve y media en la otra. El martes ya me habría organizado con otra madre de la clase. Creo que lo que me falta no es transporte, es hablar con el vecino de al lado.",
      replies: [
        [6, "Nosotros hacemos un «bus a pie»: tres padres y diez niños. Los míos no quieren otra cosa."],
        ["team", "¡Qué buena idea! ¿Cómo lo empezasteis?"],
        [6, "Un mensaje en el grupo de la clase y una prueba de una semana. Nadie se ha bajado."],
      ],
    },
    {
      by: 6,
      daysAgo: 4.2,
      likes: 3,
      text: "Lo primero que haría es mirar el mapa de otra manera. Sé ir en coche a todas partes y no tengo ni idea de qué autobús pasa por debajo de mi ventana. Seguramente descubriría que hay cosas a diez minutos andando.",
    },
    {
      by: 8,
      daysAgo: 3.9,
      likes: 6,
      medal: true,
      tags: ["trabajo"],
      text: "Pediría teletrabajar dos días, y los otros tres iría con Lola, que vive a dos calles y entra a la misma hora. Llevamos seis años saliendo del mismo barrio y aparcando en el mismo garaje, cada una en su coche. Me da un poco de vergüenza escribirlo.",
      replies: [[13, "Me siento muy identificado. En mi planta somos cinco del mismo barrio."]],
    },
    {
      by: 11,
      daysAgo: 3.4,
      likes: 2,
      text: "Sinceramente: no podría. Trabajo en un polígono al que no llega nada antes de las siete y entro a las seis. Alquilaría uno. Me gustaría que alguien midiera cuánta gente está como yo antes de decir que el coche es una costumbre.",
      replies: [
        [2, "Tienes razón, a veces hablamos como si todo el mundo entrara a las nueve en el centro."],
        ["team", "Gracias por contarlo así de claro. ¿Sabes si tu empresa ha hablado alguna vez de un autobús propio?"],
        [11, "Lo hubo hasta 2019. Lo quitaron porque «ya venía todo el mundo en coche»."],
      ],
    },
    {
      by: 14,
      daysAgo: 2.8,
      likes: 4,
      text: "La semana la pasaría bien: patinete para ir, metro para volver si llueve. El problema es el sábado, con la compra grande y los abuelos a 30 km. Ahí sí que el coche no tiene rival.",
    },
    {
      by: 17,
      daysAgo: 2.2,
      likes: 1,
      text: "Dormiría veinte minutos menos y leería cuarenta más. En el cercanías se lee muy bien. Igual al final de la semana me preguntaba para qué lo tengo.",
      replies: [[14, "Esa cuenta de los veinte y los cuarenta me la apunto."]],
    },
    {
      by: 20,
      daysAgo: 1.5,
      likes: 2,
      text: "Ya lo he vivido: en julio me lo dejaron en el taller nueve días. Gasté 43 € en taxis, anduve mucho más y no llegué tarde ni una vez. Y aun así, el día que me lo devolvieron volví a cogerlo para ir a por el pan. La costumbre pesa.",
    },
    {
      by: 24,
      daysAgo: 0.9,
      text: "Llamaría a mi hermano para que me prestara el suyo. Es la verdad. Después de eso, supongo que miraría lo de la bici eléctrica del trabajo, que tiene un plan y nunca lo he pedido.",
    },
  ],
};
