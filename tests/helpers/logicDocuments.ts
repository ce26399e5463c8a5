import fc from "fast-check";
import type { Action, Rule } from "../../src/survey/logic/condition";
import type { Answer, Block, Option, Question, Questionnaire } from "../../src/survey/questionnaire";
import { answerOf, CODES, COLUMNS, conditionOf, SHAPE_NAMES, type Shape } from "./logicArbitraries";

type Kind = Shape | "note" | "drawn";

const PLACES = { options: CODES, rows: CODES, fields: CODES, columns: COLUMNS } as const;

/** The lists of options that a question has whose answers have the shape. */
const LISTS: Readonly<Record<Kind, readonly (keyof typeof PLACES)[]>> = {
  code: ["options"],
  codes: ["options"],
  ranking: ["options"],
  drawn: ["options"],
  points: ["options"],
  texts: ["fields"],
  numbers: ["fields"],
  rows: ["rows", "columns"],
  rowsOfSeveral: ["rows", "columns"],
  cells: ["rows", "columns"],
  number: [],
  text: [],
  date: [],
  files: [],
  note: [],
};
const KINDS = [...SHAPE_NAMES, "note", "drawn"] as const satisfies readonly Kind[];

/** Types that the respondent is not asked. */
export function isAsked({ type }: Question): boolean {
  return type !== "note" && type !== "drawn";
}

interface Place {
  readonly index: number;
  readonly ids: readonly string[];
}

function sometimes<Value>(arbitrary: fc.Arbitrary<Value>, oneIn: number): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

function compacted<Thing extends object>(thing: Thing): Thing {
  return Object.fromEntries(Object.entries(thing).filter(([, held]) => held !== undefined)) as Thing;
}

function optionsOf(list: keyof typeof PLACES, before: readonly string[]): fc.Arbitrary<readonly Option[]> {
  const option = fc.record({ code: fc.constantFrom<string>(...PLACES[list]), showIf: sometimes(conditionOf(before, 2), 12) });
  return fc
    .uniqueArray(option, { minLength: 2, selector: ({ code }) => code })
    .map((options) => options.map(({ code, showIf }) => compacted({ code, label: { en: `Option ${code}` }, showIf })));
}

/** `to` says how far on, from 0 to 1; `aimJumps` puts a question's id in its place. */
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }).map((far): Action => ({ do: "jump", to: String(far) })) },
  { weight: 1, arbitrary: fc.constant<Action>({ do: "screenOut" }) },
  { weight: 1, arbitrary: fc.boolean().map((isSanctioned): Action => ({ do: "quality", isSanctioned })) },
  { weight: 1, arbitrary: fc.constant<Action>({ do: "finish" }) },
);

function rulesOf({ index, ids }: Place): fc.Arbitrary<readonly Rule[]> {
  const upToHere = ids.slice(0, index + 1);
  return fc
    .array(fc.record({ when: conditionOf(upToHere.slice(-3), 2), then: action }), { minLength: 1, maxLength: 2 })
    .map((rules) => rules.map((rule, place) => ({ id: `rule ${index} ${place}`, ...rule })));
}

function questionOf(place: Place): fc.Arbitrary<Question> {
  const { index, ids } = place;
  // Now and then of any question: what comes later is unanswered.
  const before = index === 0 ? ids : ids.slice(0, index);
  return fc.constantFrom(...KINDS).chain((kind) => {
    const lists = Object.fromEntries(LISTS[kind].map((list) => [list, optionsOf(list, before)]));
    const carry = fc.record({
      from: fc.constantFrom(...before),
      which: fc.constantFrom("chosen" as const, "unchosen" as const),
      into: fc.constantFrom(...(LISTS[kind].length > 0 ? LISTS[kind] : (["options"] as const))),
    });
    const piped = fc.constantFrom(...before).map((id) => `Why {{${id.toUpperCase()}}}?`);
    return fc
      .record({
        ...lists,
        title: fc.oneof({ weight: 9, arbitrary: fc.constant("What?") }, { weight: 1, arbitrary: piped }).map((en) => ({ en })),
        showIf: sometimes(conditionOf(before, 4), 4),
        rules: sometimes(rulesOf(place), 3),
        carry: LISTS[kind].length > 0 ? sometimes(carry, 6) : fc.constant(undefined),
      })
      .map((own): Question => compacted({ id: ids[index] ?? "", variable: `Q${index}`, type: kind, ...own }));
  });
}

const order = fc.constantFrom("fixed" as const, "random" as const, "rotated" as const, "even" as const);

interface Wishes {
  /** Blocks may be asked once for each option, and then all orders are fixed. @default false */
  readonly hasLoops?: boolean;
}

function blockOf(place: Place & { readonly size: number; readonly name: string }, { hasLoops }: Wishes): fc.Arbitrary<Block> {
  const { index, size, ids, name } = place;
  const before = ids.slice(0, index);
  const questions = fc.tuple(...Array.from({ length: size }, (_, next) => questionOf({ index: index + next, ids })));
  const loop = fc.record({
    from: fc.constantFrom(...(before.length > 0 ? before : ids)),
    which: fc.constantFrom("chosen" as const, "unchosen" as const),
  });
  return fc
    .record({
      id: fc.constant(name),
      questions,
      showIf: before.length > 0 ? sometimes(conditionOf(before, 2), 6) : fc.constant(undefined),
      order: hasLoops ? fc.constant(undefined) : sometimes(order, 2),
      group: hasLoops ? fc.constant(undefined) : sometimes(fc.record({ name: fc.constantFrom("g", "h"), order }), 2),
      loop: hasLoops && before.length > 0 ? sometimes(loop, 2) : fc.constant(undefined),
    })
    .map(compacted);
}

/** Documents of 2 to 15 questions in 1 to 5 blocks; jumps still have to be aimed. */
export function questionnaireOf(wishes: Wishes = {}): fc.Arbitrary<Questionnaire> {
  return fc
    .array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 })
    .filter((sizes) => sum(sizes) >= 2 && sum(sizes) <= 15)
    .chain((sizes) => {
      const ids = Array.from({ length: sum(sizes) }, (_, index) => `q${index}`);
      const blocks = sizes.map((size, at) => blockOf({ size, index: sum(sizes.slice(0, at)), ids, name: `b${at}` }, wishes));
      return fc.tuple(...blocks).map((made): Questionnaire => ({ languages: ["en"], blocks: made.map(withSoundLoop(made)) }));
    });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A loop needs options to go through, and a question that is asked once. */
function withSoundLoop(blocks: readonly Block[]): (block: Block) => Block {
  return ({ loop, ...block }) => {
    const home = blocks.find(({ questions }) => questions.some(({ id }) => id === loop?.from));
    const source = home?.questions.find(({ id }) => id === loop?.from);
    const isSound = source && !home?.loop && LISTS[source.type as Kind].includes("options");
    return loop && isSound ? { ...block, loop } : block;
  };
}

/**
 * Every jump given a question further on in the order, and none into a block that is asked in rounds; the last one has
 * nowhere to go and finishes.
 */
export function aimJumps(questionnaire: Questionnaire, inOrder: readonly string[]): Questionnaire {
  const aim = (from: string, then: Action, blocks: readonly Block[]): Action => {
    if (then.do !== "jump") return then;
    const allowed = blocks.flatMap(({ questions }) => questions.map(({ id }) => id));
    const further = inOrder.slice(inOrder.indexOf(from) + 1).filter((id) => allowed.includes(id));
    const to = further[Math.floor(Number(then.to) * (further.length - 0.001))];
    return to === undefined ? { do: "finish" } : { do: "jump", to };
  };
  const blocks = questionnaire.blocks.map((block) => {
    const open = questionnaire.blocks.filter((other) => other === block || !other.loop);
    const aimed = ({ rules, ...question }: Question): Question =>
      ({
        ...question,
        ...(rules && { rules: rules.map((rule) => ({ ...rule, then: aim(question.id, rule.then, open) })) }),
      }) as Question;
    return { ...block, questions: block.questions.map(aimed) };
  });
  return { ...questionnaire, blocks };
}

/** Answers to most questions, met or not, in the shape of each; of looped ones to each round. */
export function answersOf({ blocks }: Questionnaire): fc.Arbitrary<ReadonlyMap<string, Answer>> {
  const given = blocks.flatMap(({ questions, loop }) =>
    questions.flatMap(({ id, type }) => {
      const shape = type === "drawn" ? "code" : type;
      if (shape === "note") return [];
      const answer = fc.option(answerOf(shape as Shape), { nil: undefined, freq: 7 });
      return (loop ? CODES.map((code) => `${id}.${code}`) : [id]).map((key) => answer.map((held) => [key, held] as const));
    }),
  );
  return fc.tuple(...given).map((entries) => new Map(entries.flatMap(([key, held]) => (held ? [[key, held] as const] : []))));
}
