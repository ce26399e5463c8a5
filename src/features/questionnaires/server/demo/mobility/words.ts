/** What they would change, where, and why: few people write the same. */
const WISHES = [
  "Más autobuses por la noche, sobre todo los fines de semana.",
  "Conectaría los carriles bici: ahora se cortan de repente.",
  "Quitaría coches del centro y pondría más árboles.",
  "Que el billete sirva para todo: metro, bus y bici.",
  "Más sitios donde dejar la bici sin miedo a que la roben.",
  "Semáforos pensados para quien va a pie.",
  "Bajaría el precio del abono para estudiantes.",
  "Arreglaría las aceras: con carrito es imposible.",
  "Más información en tiempo real en las paradas.",
  "Que los patinetes no vayan por la acera.",
  "Un carril bici seguro hasta el polígono donde trabajo.",
];

const PLACES = [
  "",
  ...["Centro", "Ensanche", "Delicias", "San José", "Arrabal", "Las Fuentes", "Universidad", "Casablanca"].map(
    (name) => `Sobre todo en ${name}.`,
  ),
  ...[21, 23, 29, 31, 35, 38, 42, 44, 50, 51].map((line) => `Lo noto cada día en la línea ${line}.`),
  ...["la estación", "el hospital", "el campus", "el mercado", "el puente viejo"].map((place) => `Hace falta cerca de ${place}.`),
];

const REASONS = [
  "",
  "Así dejaría el coche en casa.",
  "Llego tarde dos veces por semana.",
  "Mis padres lo agradecerían.",
  "Voy con dos niños y no es fácil.",
  "En otras ciudades funciona.",
  "Salgo de trabajar a las diez.",
  "Lo llevo pidiendo años.",
  "Ganaríamos todos.",
  "Con lluvia es peor.",
];

/** What simulated respondents write, by question. */
export const OPEN_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  word: [
    "Cómodo",
    "Caótico",
    "Lento",
    "Fácil",
    "Caro",
    "Agradable",
    "Ruidoso",
    "Práctico",
    "Mejorable",
    "Estresante",
    "Rápido",
    "Caótico",
  ],
  "last-ride": [
    "2026-09-02",
    "2026-09-05",
    "2026-09-06",
    "2026-08-30",
    "2026-08-29",
    "2026-08-23",
    "2026-08-15",
    "2026-08-02",
    "2026-07-26",
    "2026-07-19",
    "2026-07-04",
    "2026-06-28",
    "2026-06-13",
    "2026-05-31",
    "2026-05-17",
    "2026-05-02",
    "2026-04-18",
    "2026-03-29",
    "2026-02-21",
    "2026-01-11",
    "2025-10-12",
    "2025-08-24",
  ],
  change: WISHES.flatMap((wish) => PLACES.flatMap((place) => REASONS.map((reason) => [wish, place, reason].join(" ").trim()))),
};
