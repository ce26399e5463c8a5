import Type from "typebox";
import { type OpenedModel, RemoteServiceError } from "../../../../server/kit";
import { closed } from "../../../../shared/calls/schemas";
import type { Language } from "../../../../shared/languages";
import { languageName } from "./languageName";
import { isPlainText } from "./untrustedText";

const MOST = 3;
const LONGEST = 300;
const LEAST_EVIDENCE = 2;
/** Of the content words of a statement, those that several of the texts share. */
const LEAST_SHARED = 1 / 3;
const QUOTATION_WORDS = 5;

interface Claim {
  readonly text: string;
  /** Numbers of the texts that it rests on. */
  readonly evidence: readonly number[];
}

/** What a statement is held against. */
interface Corpus {
  /** Stems of content words. */
  readonly stemAll: (texts: readonly string[]) => Promise<readonly (readonly string[])[]>;
  /** In how many of the analysed texts a stem occurs. */
  readonly frequencyOf: (stem: string) => number;
}

/**
 * Whether a statement says what texts have in common. A word that a single text brought is no finding: it may be a name, a
 * slogan, or what a hostile text wanted to be repeated.
 */
function isShared(stems: readonly string[], { frequencyOf }: Corpus): boolean {
  const frequencies = [...new Set(stems)].map(frequencyOf);
  if (frequencies.some((count) => count === 1)) return false;
  return frequencies.filter((count) => count > 1).length >= LEAST_SHARED * frequencies.length && frequencies.length > 0;
}

const sentence = (text: string) => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether so many words of it in a row stand in one of the texts. */
function isQuotation(claim: string, texts: readonly string[]): boolean {
  const words = wordsOf(claim);
  const runs = words.slice(QUOTATION_WORDS - 1).map((_, start) => ` ${words.slice(start, start + QUOTATION_WORDS).join(" ")} `);
  return texts.some((text) => {
    const own = ` ${wordsOf(text).join(" ")} `;
    return runs.some((run) => own.includes(run));
  });
}

/**
 * What the texts of a topic say, as statements that each rest on some of them. Those without valid evidence, with numbers,
 * quotations or addresses, or about what a single text says are dropped.
 * @returns the statements, and how many were dropped
 */
export async function stateClaims(
  model: OpenedModel,
  texts: readonly string[],
  {
    title,
    language,
    corpus,
    signal,
  }: {
    readonly title: string;
    readonly language: Language;
    readonly corpus: Corpus;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<{ readonly claims: readonly Claim[]; readonly dropped: number }> {
  const ids = texts.map((_, index) => `p${index + 1}`);
  const evidence = Type.Array(Type.Enum([...ids]), { maxItems: ids.length });
  const schema = closed({ claims: Type.Array(closed({ claim: Type.String(), evidence }), { maxItems: 10 }) });
  const instructions = [
    `These texts are about "${title}". State in at most ${MOST} sentences what several of them say, and name the ids of those that`,
    `say so: at least ${LEAST_EVIDENCE}. Write in ${languageName(language)}, in words that the texts use: no number and no quotation.`,
  ].join(" ");
  const passages = texts.map((text, index) => ({ id: ids[index] ?? "", text }));
  const { claims } = await model.answer({ instructions, passages, schema, signal }).catch((error: unknown) => {
    // One topic goes without statements then; its texts are grouped all the same.
    if (error instanceof RemoteServiceError && error.fault === "badAnswer") return { claims: [] };
    throw error;
  });
  if (claims.length === 0) return { claims: [], dropped: 0 };
  const stems = await corpus.stemAll(claims.map(({ claim }) => claim));
  const valid = claims.flatMap(({ claim, evidence }, index) => {
    const numbers = [...new Set(evidence)].map((id) => ids.indexOf(id));
    const text = sentence(claim);
    if (numbers.length < LEAST_EVIDENCE || text.length > LONGEST || !isPlainText(text) || isQuotation(text, texts)) return [];
    return isShared(stems[index] ?? [], corpus) ? [{ text, evidence: numbers }] : [];
  });
  return { claims: valid.slice(0, MOST), dropped: claims.length - valid.length };
}
