import type { Place } from "../../shared/api/schemas";
import type { Sign } from "../../shared/point";
import leaveTheCar from "./leaveTheCar.webp?inline";
import line24 from "./line24.webp?inline";

/** A place of a picture that people have something to say about. */
interface Spot extends Place {
  readonly sign: Sign;
  /** How many of a hundred people mark it. */
  readonly weight: number;
  readonly reasons: readonly string[];
}

export interface DemoImage {
  readonly title: string;
  readonly instructions: string;
  /** As a `data:` address. */
  readonly picture: string;
  readonly spots: readonly Spot[];
}

export const TITLE = "Dos carteles para la nueva línea de autobús";
export const DESCRIPTION =
  "En enero empieza la línea 24 y queremos que se entienda de un vistazo. Marca lo que te gusta y lo que no de cada cartel, y cuéntanos por qué.";

/** Two posters, and what sixty people think of them. */
export const IMAGES: readonly DemoImage[] = [
  {
    title: "Línea 24",
    instructions: "Imagina que lo ves en la parada mientras esperas. ¿Qué te llama la atención?",
    picture: line24,
    spots: [
      {
        ...{ x: 30, y: 8, sign: "POSITIVE", weight: 62 },
        reasons: [
          "Se lee desde la otra acera.",
          "Sé qué línea es sin buscarlo.",
          "Número grande, directo al grano.",
          "Limpio y claro.",
        ],
      },
      {
        ...{ x: 45, y: 17, sign: "POSITIVE", weight: 54 },
        reasons: [
          "12 minutos es lo que me convence.",
          "Me dice lo que gano.",
          "Por fin un dato útil.",
          "Más rápido que mi coche.",
        ],
      },
      {
        ...{ x: 50, y: 53, sign: "POSITIVE", weight: 31 },
        reasons: ["El dibujo es alegre.", "Verde, parece eléctrico.", "Se ve que va de autobuses."],
      },
      {
        ...{ x: 83, y: 79, sign: "POSITIVE", weight: 38 },
        reasons: ["Billete en el móvil, perfecto.", "Me ahorra la máquina.", "El código se ve bien para escanear."],
      },
      {
        ...{ x: 33, y: 78, sign: "NEGATIVE", weight: 66 },
        reasons: [
          "Letra demasiado pequeña.",
          "Con gafas y todo no lo leo.",
          "Los horarios con puntos suspensivos no me sirven.",
          "¿Y a partir de las ocho qué?",
          "Demasiados números juntos.",
        ],
      },
      {
        ...{ x: 36, y: 86, sign: "NEGATIVE", weight: 27 },
        reasons: [
          "Tanta excepción me quita las ganas.",
          "Nadie va a mirar la web desde la parada.",
          "Parece la letra pequeña del banco.",
        ],
      },
      {
        ...{ x: 20, y: 50, sign: "NEGATIVE", weight: 12 },
        reasons: ["Los edificios grises son tristes.", "El fondo no dice nada de mi barrio."],
      },
    ],
  },
  {
    title: "Deja el coche",
    instructions: "La misma campaña, con otra idea. ¿Qué funciona y qué no?",
    picture: leaveTheCar,
    spots: [
      {
        ...{ x: 42, y: 19, sign: "POSITIVE", weight: 47 },
        reasons: ["Promete algo concreto.", "El amarillo salta a la vista.", "Me hace pensar."],
      },
      {
        ...{ x: 44, y: 9, sign: "NEGATIVE", weight: 41 },
        reasons: [
          "Suena a regañina.",
          "No me digas lo que tengo que hacer.",
          "Yo no puedo dejar el coche, vivo lejos.",
          "Me siento juzgado.",
        ],
      },
      {
        ...{ x: 46, y: 37, sign: "POSITIVE", weight: 29 },
        reasons: ["El atasco se entiende sin leer.", "Así son mis mañanas.", "Buena comparación con el carril de abajo."],
      },
      {
        ...{ x: 72, y: 63, sign: "POSITIVE", weight: 57 },
        reasons: ["18 minutos menos es muchísimo.", "Lo mejor del cartel.", "Dato claro y grande."],
      },
      {
        ...{ x: 33, y: 80, sign: "NEGATIVE", weight: 33 },
        reasons: ["¿1.240 € de dónde sale?", "No me lo creo.", "El asterisco me hace desconfiar."],
      },
      {
        ...{ x: 36, y: 96, sign: "NEGATIVE", weight: 48 },
        reasons: ["Ilegible.", "Gris sobre azul, imposible.", "¿Por qué esconden las cuentas?"],
      },
      {
        ...{ x: 36, y: 90, sign: "POSITIVE", weight: 35 },
        reasons: ["20 € al mes lo pago ya.", "El abono joven es la clave.", "Precio redondo y visible."],
      },
    ],
  },
];
