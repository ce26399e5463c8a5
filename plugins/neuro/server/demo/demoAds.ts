import type { Zone } from "../../shared/neuroTest";
import life from "./life.webp?inline";
import lifeWithoutBrand from "./lifeWithoutBrand.webp?inline";
import price from "./price.webp?inline";

/** An advertisement, and how people take it. */
export interface DemoAd {
  readonly id: "life" | "price";
  readonly title: string;
  readonly alt: string;
  readonly pictures: { readonly branded: string; readonly unbranded?: string };
  readonly targets: readonly string[];
  readonly foils: readonly string[];
  readonly zones: readonly Zone[];
  /** Chances that a word is affirmed: of the words that people affirm most and least, all others between. */
  readonly yes: Readonly<Record<"POSITIVE" | "NEGATIVE" | "REJECTION", readonly [most: number, least: number]>>;
  /** By how much fewer positive words are affirmed without the brand. */
  readonly brandGain: number;
  /** How much faster than facts its words are answered, in shares of the time. */
  readonly speed: number;
  /** Chance that a target is recognised, and that a foil is. */
  readonly recognition: readonly [hit: number, falseAlarm: number];
  /** Where the slider stands on average by fifths of the exposure. */
  readonly liking: readonly number[];
  /** Chances that the first look goes to each zone; what is left goes elsewhere. */
  readonly looks: readonly number[];
}

const zone = (name: string, x: number, y: number, width: number, height: number): Zone => ({ name, x, y, width, height });

export const DEMO_ADS: readonly DemoAd[] = [
  {
    ...{ id: "life", title: "Menos atasco, más vida", pictures: { branded: life, unbranded: lifeWithoutBrand } },
    alt: "Un autobús azul cruza la ciudad al atardecer: «Menos atasco, más vida»",
    targets: ["Tubus", "Un autobús", "El sol", "Edificios", "Una carretera"],
    foils: ["Una bicicleta", "Una parada", "Un precio", "Un semáforo"],
    zones: [
      zone("Titular", 0.04, 0.09, 0.46, 0.26),
      zone("Autobús", 0.43, 0.45, 0.46, 0.42),
      zone("Marca", 0.79, 0.86, 0.17, 0.11),
    ],
    yes: { POSITIVE: [0.86, 0.58], NEGATIVE: [0.26, 0.1], REJECTION: [0.14, 0.06] },
    ...{ brandGain: 0.1, speed: 0.08, recognition: [0.88, 0.16], liking: [54, 63, 70, 73, 72], looks: [0.42, 0.36, 0.07] },
  },
  {
    ...{ id: "price", title: "Abono joven a 8 €", pictures: { branded: price } },
    alt: "Un panel azul con «Abono joven, 8 € al mes» y un autobús sobre fondo claro",
    targets: ["Tubus", "Un autobús", "Un precio", "Un botón", "La palabra «joven»"],
    foils: ["Una tarjeta", "Una persona", "El sol", "Un mapa"],
    zones: [zone("Precio", 0.03, 0.2, 0.38, 0.32), zone("Botón", 0.04, 0.71, 0.26, 0.14), zone("Marca", 0.79, 0.07, 0.18, 0.12)],
    yes: { POSITIVE: [0.76, 0.34], NEGATIVE: [0.44, 0.18], REJECTION: [0.33, 0.16] },
    ...{ brandGain: 0, speed: 0.14, recognition: [0.93, 0.12], liking: [52, 60, 57, 51, 46], looks: [0.61, 0.09, 0.1] },
  },
];
