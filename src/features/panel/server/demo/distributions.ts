import { SPAIN } from "../population/spain";
import type { Weights } from "./draw";

/** People by the code of their province. */
export const PROVINCES: Weights<string> = [...SPAIN.provinces];

/** A generation of the panel: online panels have few of the oldest, who respond most. */
export interface Generation {
  /** Completed years. */
  readonly from: number;
  readonly to: number;
  /** Percent of the panel. */
  readonly share: number;
  /** Mean of the part of invitations that they answer with a complete. */
  readonly responseRate: number;
  readonly education: Weights<string>;
  readonly occupation: Weights<string>;
  readonly householdSize: Weights<number>;
  readonly devices: Weights<string>;
}

const ADULT_OCCUPATION: Weights<string> = [
  ["EMPLOYED_FULL_TIME", 60],
  ["EMPLOYED_PART_TIME", 12],
  ["SELF_EMPLOYED", 12],
  ["UNEMPLOYED", 10],
  ["HOMEMAKER", 4],
  ["UNABLE_TO_WORK", 2],
];

const YOUNGER_EDUCATION: Weights<string> = [
  ["PRIMARY", 3],
  ["LOWER_SECONDARY", 16],
  ["UPPER_SECONDARY", 16],
  ["VOCATIONAL", 24],
  ["UNIVERSITY", 30],
  ["POSTGRADUATE", 11],
];

const OLDER_EDUCATION: Weights<string> = [
  ["PRIMARY", 18],
  ["LOWER_SECONDARY", 27],
  ["UPPER_SECONDARY", 17],
  ["VOCATIONAL", 16],
  ["UNIVERSITY", 18],
  ["POSTGRADUATE", 4],
];

export const GENERATIONS: readonly Generation[] = [
  {
    ...{ from: 17, to: 24, share: 13, responseRate: 0.16 },
    education: [
      ["PRIMARY", 2],
      ["LOWER_SECONDARY", 26],
      ["UPPER_SECONDARY", 40],
      ["VOCATIONAL", 18],
      ["UNIVERSITY", 14],
    ],
    occupation: [
      ["STUDENT", 62],
      ["EMPLOYED_FULL_TIME", 12],
      ["EMPLOYED_PART_TIME", 14],
      ["UNEMPLOYED", 11],
      ["SELF_EMPLOYED", 1],
    ],
    householdSize: [
      [1, 4],
      [2, 12],
      [3, 30],
      [4, 40],
      [5, 14],
    ],
    devices: [
      ["MOBILE", 52],
      ["BOTH", 44],
      ["DESKTOP", 4],
    ],
  },
  {
    ...{ from: 25, to: 34, share: 19, responseRate: 0.22 },
    education: YOUNGER_EDUCATION,
    occupation: [...ADULT_OCCUPATION, ["STUDENT", 6]],
    householdSize: [
      [1, 16],
      [2, 34],
      [3, 27],
      [4, 18],
      [5, 5],
    ],
    devices: [
      ["MOBILE", 40],
      ["BOTH", 53],
      ["DESKTOP", 7],
    ],
  },
  {
    ...{ from: 35, to: 44, share: 22, responseRate: 0.26 },
    education: YOUNGER_EDUCATION,
    occupation: ADULT_OCCUPATION,
    householdSize: [
      [1, 13],
      [2, 20],
      [3, 28],
      [4, 31],
      [5, 8],
    ],
    devices: [
      ["MOBILE", 32],
      ["BOTH", 58],
      ["DESKTOP", 10],
    ],
  },
  {
    ...{ from: 45, to: 54, share: 21, responseRate: 0.3 },
    education: YOUNGER_EDUCATION,
    occupation: ADULT_OCCUPATION,
    householdSize: [
      [1, 13],
      [2, 22],
      [3, 29],
      [4, 29],
      [5, 7],
    ],
    devices: [
      ["MOBILE", 27],
      ["BOTH", 58],
      ["DESKTOP", 15],
    ],
  },
  {
    ...{ from: 55, to: 64, share: 15, responseRate: 0.34 },
    education: OLDER_EDUCATION,
    occupation: [...ADULT_OCCUPATION, ["RETIRED", 24]],
    householdSize: [
      [1, 17],
      [2, 38],
      [3, 27],
      [4, 14],
      [5, 4],
    ],
    devices: [
      ["MOBILE", 25],
      ["BOTH", 52],
      ["DESKTOP", 23],
    ],
  },
  {
    ...{ from: 65, to: 82, share: 10, responseRate: 0.38 },
    education: OLDER_EDUCATION,
    occupation: [
      ["RETIRED", 84],
      ["HOMEMAKER", 12],
      ["SELF_EMPLOYED", 2],
      ["EMPLOYED_FULL_TIME", 2],
    ],
    householdSize: [
      [1, 27],
      [2, 53],
      [3, 14],
      [4, 4],
      [5, 2],
    ],
    devices: [
      ["MOBILE", 26],
      ["BOTH", 43],
      ["DESKTOP", 31],
    ],
  },
];

/** First names and surnames that are common, of nobody in particular. */
export const FIRST_NAMES = {
  W: "María Carmen Ana Isabel Laura Cristina Marta Lucía Paula Sara Elena Raquel Rosa Pilar Silvia Nuria Beatriz Irene Alba Rocío".split(
    " ",
  ),
  M: "Antonio Manuel José David Javier Daniel Carlos Miguel Alejandro Rafael Pedro Ángel Sergio Pablo Fernando Jorge Luis Alberto Álvaro Adrián".split(
    " ",
  ),
} as const;
export const SURNAMES =
  "García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Molina".split(
    " ",
  );
