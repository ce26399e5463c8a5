import { createRandom, pick } from "../../shared/random";

/** A simulated person; name and surname are drawn from common ones, nobody in particular. */
export interface DemoPerson {
  readonly nickname: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly gender: "M" | "W";
  readonly birthDate: string;
  readonly province: string;
  readonly phone: string;
  readonly tags: readonly string[];
  readonly points: number;
}

const NAMES = {
  W: ["Lucía", "María", "Paula", "Sofía", "Elena", "Noa", "Carmen", "Júlia", "Irene", "Ángela", "Ainhoa", "Nuria"],
  M: ["Hugo", "Martín", "Pablo", "Álvaro", "Iker", "Óscar", "Diego", "Marc", "Íñigo", "Andrés", "Rubén", "Jorge"],
} as const;
const SURNAMES = [
  "García",
  "López",
  "Ibáñez",
  "Núñez",
  "Peña",
  "Ferrer",
  "Ortega",
  "Vidal",
  "Muñoz",
  "Soler",
  "Zabala",
  "Castro",
];
const PROVINCES = [
  "Madrid",
  "Barcelona",
  "Valencia",
  "Sevilla",
  "Zaragoza",
  "Málaga",
  "Bizkaia",
  "A Coruña",
  "Asturias",
  "Murcia",
];
const WORDS = ["nube", "lince", "faro", "brisa", "cometa", "roble", "marea", "pixel", "trébol", "ámbar", "delta", "musgo"];
const TAGS = ["café", "bici", "early adopter", "padres", "estudiante", "teletrabajo", "viajes", "tecnología"];

function birthDate(random: () => number): string {
  const year = 1955 + Math.floor(random() * 50);
  const month = 1 + Math.floor(random() * 12);
  const day = 1 + Math.floor(random() * 28);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The first `count` people of the demo, always the same. */
export function demoPeople(count: number): readonly DemoPerson[] {
  const random = createRandom(20_260_101);
  return Array.from({ length: count }, (_, index) => {
    const gender = random() < 0.52 ? "W" : "M";
    return {
      nickname: `${pick(random, WORDS)}${index + 1}`,
      name: pick(random, NAMES[gender]),
      surname: `${pick(random, SURNAMES)} ${pick(random, SURNAMES)}`,
      email: `person${index + 1}@demo.test`,
      gender,
      birthDate: birthDate(random),
      province: pick(random, PROVINCES),
      phone: `+34600${String(100_000 + index).slice(-6)}`,
      tags: TAGS.filter(() => random() < 0.2),
      points: Math.floor(random() * 40) * 5,
    };
  });
}
