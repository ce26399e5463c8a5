import type { PollSettings } from "../../shared/api";
import bike from "./bike.webp?inline";
import bus from "./bus.webp?inline";
import car from "./car.webp?inline";
import home from "./home.webp?inline";
import morning from "./morning.webp?inline";
import walk from "./walk.webp?inline";

/** What a picture of the demo is made of. */
interface DemoPicture {
  /** A data address, in base64. */
  readonly data: string;
  readonly alt: string;
}

export interface DemoPoll extends Pick<PollSettings, "question" | "isMultiple"> {
  readonly title: string;
  readonly description: string;
  readonly labs: number;
  readonly endsInDays: number;
  readonly picture?: DemoPicture;
  readonly options: readonly { readonly code: string; readonly text: string; readonly picture?: DemoPicture }[];
  /** How many members voted, and how they lean, by option. */
  readonly votes: number;
  readonly weights: readonly number[];
}

const options = (...texts: readonly (string | readonly [text: string, data: string, alt: string])[]) =>
  texts.map((given, index) => {
    const code = `o${index + 1}`;
    if (typeof given === "string") return { code, text: given };
    const [text, data, alt] = given;
    return { code, text, picture: { data, alt } };
  });

export const POLLS: readonly DemoPoll[] = [
  {
    title: "¿Cómo vas al trabajo?",
    description: "Una pregunta rápida sobre tus mañanas. Después de votar verás lo que hace el resto.",
    question: "Entre semana, ¿cómo llegas casi siempre al trabajo o a clase?",
    isMultiple: false,
    picture: { data: morning, alt: "Un autobús, un coche y una bicicleta en una calle al amanecer" },
    options: options(
      ["En coche", car, "Un coche rojo en la calle"],
      ["En autobús o metro", bus, "Un autobús verde de la línea 24"],
      ["En bici o patinete", bike, "Una bicicleta azul en un carril bici"],
      ["A pie", walk, "Unas zapatillas que caminan por la acera"],
      ["Trabajo desde casa", home, "Un portátil, una taza y una planta junto a una ventana"],
    ),
    labs: 5,
    endsInDays: 12,
    votes: 41,
    weights: [9, 14, 6, 7, 5],
  },
  {
    title: "Lo que te haría dejar el coche",
    description: "Elige todo lo que de verdad cambiaría tus trayectos.",
    question: "¿Qué te haría dejar el coche en casa más a menudo?",
    isMultiple: true,
    options: options(
      "Más frecuencia del autobús",
      "Carriles bici seguros",
      "Un abono más barato",
      "Aparcamientos en las estaciones",
    ),
    labs: 5,
    endsInDays: -3,
    votes: 36,
    weights: [20, 12, 23, 9],
  },
];
