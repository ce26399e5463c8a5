/** A code of the demo, with words of its comments that were given it. */
interface DemoCode {
  readonly name: string;
  readonly color: string;
  readonly description: string;
  readonly quotes: readonly string[];
}

/** What the team looks for in what people say, over all activities. */
export const CODE_BOOK: readonly DemoCode[] = [
  {
    name: "Incertidumbre",
    color: "#b45309",
    description: "No saber cuándo llega, si cabe o si funciona; no la espera en sí.",
    quotes: [
      "es no saber",
      "El panel dice 4 minutos, luego 6, luego 3",
      "La app acierta más que el panel",
      "lleva estropeado desde septiembre y nadie pone ni un cartel abajo",
      "Que el panel dijera si viene lleno",
    ],
  },
  {
    name: "Miedo al tráfico",
    color: "#b3261e",
    description: "Lo que impide ir en bici o a pie por seguridad, propia o de otros.",
    quotes: [
      "el carril se acaba justo en la rotonda",
      "Ahí me dieron un susto en mayo y no he vuelto",
      "los patinetes por la acera me dan más miedo que los coches",
      "Cuatro minutos que se hacen largos",
    ],
  },
  {
    name: "Robo",
    color: "#6d28d9",
    description: "Bicis y patinetes: dónde se dejan y qué pasa con ellos.",
    quotes: [
      "Me han robado dos bicis en tres años",
      "Un sitio cerrado junto al metro",
      "un aparcabicis con llave en la estación",
    ],
  },
  {
    name: "Sin alternativa",
    color: "#3447d4",
    description: "Horarios, turnos o lugares a los que solo se llega en coche.",
    quotes: [
      "Pedimos uno a las cinco y media desde hace dos años y nada",
      "Vuelvo en taxi dos veces por semana",
      "pasa cada 40 minutos",
      "Trabajo en un polígono al que no llega nada antes de las siete",
      "la compra grande y los abuelos a 30 km",
    ],
  },
  {
    name: "Dinero",
    color: "#0f766e",
    description: "Lo que cuesta y las cuentas que echa cada uno.",
    quotes: [
      "a mí el precio me parece bien",
      "Somos cuatro y los abonos se notan",
      "Gasto unos 60 € al mes",
      "Gasté 43 € en taxis",
    ],
  },
  {
    name: "Costumbre",
    color: "#a21caf",
    description: "Se coge el coche porque sí, y se reconoce.",
    quotes: [
      "Llevamos seis años saliendo del mismo barrio y aparcando en el mismo garaje",
      "volví a cogerlo para ir a por el pan",
      "no tengo ni idea de qué autobús pasa por debajo de mi ventana",
    ],
  },
];
