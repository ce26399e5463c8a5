import Type from "typebox";
import type { OpenedModel } from "../../../../server/kit";
import { closed } from "../../../../shared/calls/schemas";
import type { Paragraph } from "../../shared/api";
import { hasAddress, type Passage, sourceOf } from "../knowledge/passage";
import { wordsOf } from "../search/createStemmer";

/** Passages that the model is given. */
export const MOST_PASSAGES = 8;
const LONGEST_SENTENCE = 400;
const MOST_SENTENCES = 6;
const TIMEOUT_MS = 20_000;

const QUESTION = "question";

const answerSchema = (ids: readonly string[]) =>
  closed({
    found: Type.Boolean(),
    sentences: Type.Array(
      closed({
        text: Type.String({ minLength: 1, maxLength: LONGEST_SENTENCE }),
        evidence: Type.Array(Type.Enum([...ids]), { maxItems: MOST_PASSAGES }),
      }),
      { maxItems: MOST_SENTENCES },
    ),
  });

const instructionsIn = (language: string) =>
  [
    `You answer the question of a member of a community, the text "${QUESTION}", from the other texts and from nothing else.`,
    `Write short sentences in the language "${language}". For each, name the ids of the texts that say so.`,
    "Copy figures and dates exactly. If the texts don't answer the question, say found: false with no sentences.",
  ].join(" ");

/** Figures as they are written, without what separates thousands. */
const figuresOf = (text: string) =>
  (text.match(/\d+(?:[.,:]\d+)*/gu) ?? []).map((figure) => figure.replace(/[.,](?=\d{3}\b)/gu, ""));

/** Of a sentence's words that mean something, how many its evidence has to have: a model says things in its own words. */
const LEAST_SHARED = 0.6;

/** Whether a sentence speaks of what its evidence speaks of, and not of something that the model made up. */
function isAbout(sentence: string, evidence: readonly Passage[], stemOf: StemOf): boolean {
  const known = new Set(evidence.flatMap(({ title, text }) => wordsOf(`${title} ${text}`)).flatMap((word) => stemOf(word)));
  const said = [...new Set(wordsOf(sentence))].map((word) => stemOf(word)).filter((stems) => stems.length > 0);
  const shared = said.filter((stems) => stems.some((stem) => known.has(stem))).length;
  return shared >= said.length * LEAST_SHARED;
}

/** Whether all that a sentence gives as a fact of its own stands in its evidence: figures; and it leads nowhere. */
function isBorneOut(sentence: string, evidence: readonly Passage[]): boolean {
  const known = new Set(evidence.flatMap(({ title, text }) => figuresOf(`${title} ${text}`)));
  return !hasAddress(sentence) && figuresOf(sentence).every((figure) => known.has(figure));
}

/** The stems of a word in the languages of question and texts; none of one that means nothing. */
export type StemOf = (word: string) => readonly string[];

interface Asked {
  readonly question: string;
  readonly language: string;
  /** The best first; the model gets eight. */
  readonly passages: readonly Passage[];
  readonly stemsOf: (texts: readonly string[]) => Promise<StemOf>;
}

/** A model that says to have found an answer of which no sentence holds. */
class NothingHolds extends Error {}

/**
 * Has a language model answer from passages. Sentences that name no passage, say what isn't in theirs, give a figure that isn't
 * there, or lead somewhere are left out.
 * @returns none where the passages don't answer the question
 * @throws what the model throws; NothingHolds where all that it wrote was left out
 */
export async function modelAnswer(
  { question, language, passages, stemsOf }: Asked,
  { answer }: Pick<OpenedModel, "answer">,
): Promise<readonly Paragraph[]> {
  const given = new Map(passages.slice(0, MOST_PASSAGES).map((passage, index) => [`p${index + 1}`, passage]));
  if (given.size === 0) return [];
  const { found, sentences } = await answer({
    instructions: instructionsIn(language),
    passages: [
      { id: QUESTION, text: question },
      ...[...given].map(([id, { title, text }]) => ({ id, text: `${title}: ${text}` })),
    ],
    schema: answerSchema([...given.keys()]),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!found) return [];
  const stemOf = await stemsOf([
    ...sentences.map(({ text }) => text),
    ...[...given.values()].flatMap(({ title, text }) => [title, text]),
  ]);
  const held = sentences.flatMap(({ text, evidence }) => {
    const sentence = text.replace(/\s+/gu, " ").trim();
    const named = [...new Set(evidence)].flatMap((id) => given.get(id) ?? []);
    const holds = sentence && named.length > 0 && isBorneOut(sentence, named) && isAbout(sentence, named, stemOf);
    return holds ? [{ text: sentence, sources: named.map(sourceOf) }] : [];
  });
  if (held.length === 0) throw new NothingHolds("no sentence rests on the texts");
  return held;
}
