import type { Answer } from "../../../../src/survey/questionnaire";
import type { Random } from "../../../../src/survey/types/simulation";
import type { SortedGroup } from "../../questions/cardSorting/sortedGroups";
import type { Click } from "../../questions/clickTest/clickTestQuestion";
import { scattered, susAnswer } from "./susAnswer";

type Group = "buy" | "travel" | "account" | "help";

/** Centres of what people press, in percent of the picture, how far presses lie around, and up to which share of people they are drawn. */
const PLACES = [
  { x: 26, y: 33, width: 16, height: 4, until: 0.58 },
  { x: 87.5, y: 95, width: 5, height: 2.5, until: 0.75 },
  { x: 62, y: 95, width: 4, height: 2.5, until: 0.88 },
  { x: 75, y: 40, width: 8, height: 1.5, until: 0.96 },
  { x: 72, y: 66, width: 9, height: 3, until: 1 },
] as const;

/** Where most people put a card, where the others do, and how many those are. */
const CARDS: Readonly<Record<string, readonly [usual: Group, other: Group, share: number]>> = {
  single: ["buy", "travel", 0.12],
  month: ["buy", "account", 0.08],
  young: ["buy", "account", 0.12],
  topUp: ["buy", "account", 0.35],
  directions: ["travel", "help", 0.04],
  timetable: ["travel", "help", 0.08],
  next: ["travel", "help", 0.04],
  notices: ["travel", "help", 0.3],
  details: ["account", "help", 0.04],
  trips: ["account", "travel", 0.38],
  invoices: ["account", "buy", 0.2],
  payment: ["account", "buy", 0.42],
  lost: ["help", "travel", 0.12],
  contact: ["help", "account", 0.15],
  questions: ["help", "account", 0.08],
};

/** What people call the part of the menu that is missing; some put its cards into their account. */
const HELP_NAMES = ["Ayuda", "Ayuda", "ayuda", "Atención al viajero", "Ayuda", "Contacto y ayuda", undefined];

function clickOf(random: Random): Click {
  const drawn = random();
  const place = PLACES.find((one) => drawn < one.until) ?? PLACES[0];
  const rounded = (percent: number) => Math.round(percent * 100) / 100;
  const isPhone = random() < 0.7;
  const usual = place === PLACES[0] ? 3_400 : 6_200;
  return {
    x: rounded(place.x + scattered(random) * place.width),
    y: rounded(place.y + scattered(random) * place.height),
    milliseconds: Math.round(usual * Math.exp(scattered(random) * 0.7)),
    ...{ pointer: isPhone ? "touch" : "mouse", refreshHz: 60, wasHidden: random() < 0.04 },
    ...{ longTaskMs: 0, wasRepeated: false },
  };
}

function sortOf(person: number, random: Random): readonly SortedGroup[] {
  const name = HELP_NAMES[person % HELP_NAMES.length];
  const piles: Record<Group, string[]> = { buy: [], travel: [], account: [], help: [] };
  for (const [card, [usual, other, share]] of Object.entries(CARDS)) {
    const group = random() < share ? other : usual;
    piles[group === "help" && name === undefined ? "account" : group].push(card);
  }
  const { help, ...given } = piles;
  const groups: readonly SortedGroup[] = [
    ...Object.entries(given).map(([code, cards]) => ({ code, cards })),
    ...(name === undefined ? [] : [{ name, cards: help }]),
  ];
  return groups.filter(({ cards }) => cards.length > 0);
}

/** What one person answers. @param person from 0 */
export function appAnswers(person: number, random: Random): Readonly<Record<string, Answer>> {
  const groups = sortOf(person, random).map((group) => ({ ...group, cards: [...group.cards] }));
  return { spent: { value: { ...clickOf(random) } }, sort: { value: groups }, sus: susAnswer(3.8, random) };
}
