import { newId, type OpenedModel } from "../../../../server/kit";
import type { Language } from "../../../../shared/languages";
import { MOST_TOPICS } from "../../shared/analysis";
import { groupTexts } from "../extract/groupTexts";
import { stemTexts } from "../extract/stems";
import { topicWords } from "../extract/topicWords";
import { passageKey, type SourcedPassage } from "../passages";
import type { Grouping, GroupingContext, StoredClaim } from "../run/grouping";
import type { EarlierTopics } from "../run/keptTopics";
import { codeTexts } from "./codeTexts";
import { proposeTopics } from "./proposeTopics";
import { stateClaims } from "./stateClaims";
import { isInstruction } from "./untrustedText";

/** Texts of each cluster that topics are proposed from, the most typical, and of those in none. */
const SAMPLE_EACH = 5;
const SAMPLE_REST = 15;
/** Texts that statements about a topic are made from, and the fewest. */
const MOST_READ = 40;
const LEAST_SIZE = 3;
/** More uncoded texts than that, and the model is of no use. */
const MOST_UNCODED = 0.2;

/** The model named no topic, or answered too rarely with what it was asked for. */
export class UselessAnswersError extends Error {}

interface CandidateTopic {
  readonly id: string;
  readonly title: string;
  readonly origin: string;
}

type Texts = readonly SourcedPassage[];

/** A few texts of each kind, by the extract's clusters. */
async function sampleOf(context: GroupingContext, passages: Texts) {
  const { assignments } = await groupTexts(
    context,
    passages.map(({ text }) => text),
  );
  const byCluster = new Map<number | null, { readonly text: string; readonly closeness: number }[]>();
  for (const [index, { text }] of passages.entries()) {
    if (isInstruction(text)) continue;
    const { cluster = null, closeness = 0 } = assignments[index] ?? {};
    byCluster.set(cluster, [...(byCluster.get(cluster) ?? []), { text, closeness }]);
  }
  const sample = [...byCluster].flatMap(([cluster, texts]) =>
    texts
      .sort((a, b) => b.closeness - a.closeness)
      .slice(0, cluster === null ? SAMPLE_REST : SAMPLE_EACH)
      .map(({ text }) => text),
  );
  return { sample, closeness: assignments.map(({ closeness }) => closeness) };
}

async function candidatesOf(
  { model, language, signal }: { model: OpenedModel; language: Language; signal?: AbortSignal | undefined },
  sample: readonly string[],
  { topics }: EarlierTopics,
): Promise<readonly CandidateTopic[]> {
  const kept = topics.flatMap(({ id, title, origin }) =>
    origin === "EXTRACT" || origin === null ? [] : [{ id, title, origin }],
  );
  const titles = kept.map(({ title }) => title);
  const proposed = await proposeTopics(model, sample, { language, titles, signal });
  const added = proposed.map((title) => ({ id: newId(), title, origin: "MODEL" }));
  return [...kept, ...added.slice(0, Math.max(0, MOST_TOPICS - kept.length))];
}

interface ClaimContext {
  readonly model: OpenedModel;
  readonly context: GroupingContext;
  readonly corpus: Parameters<typeof stateClaims>[2]["corpus"];
  readonly signal?: AbortSignal | undefined;
}

/** In how many texts each stem occurs. */
function countTexts(texts: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const stems of texts) for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

async function claimsOf(
  { model, context, corpus, signal }: ClaimContext,
  topic: CandidateTopic,
  passages: Texts,
): Promise<{ readonly claims: readonly StoredClaim[]; readonly dropped: number }> {
  const read = passages.filter(({ text }) => !isInstruction(text)).slice(0, MOST_READ);
  if (read.length < LEAST_SIZE) return { claims: [], dropped: 0 };
  const { language } = context;
  const texts = read.map(({ text }) => text);
  const { claims, dropped } = await stateClaims(model, texts, { title: topic.title, language, corpus, signal });
  const keys = read.map(passageKey);
  return {
    dropped,
    claims: claims.map(({ text, evidence }) => ({
      ...{ topic: topic.id, text },
      evidence: evidence.map((index) => keys[index] ?? ""),
    })),
  };
}

/**
 * Groups passages by a language model: topics from a sample, a code for each text alone, statements by topic.
 * @throws RemoteServiceError, ModelBudgetError, UselessAnswersError
 */
export async function groupByModel(
  model: OpenedModel,
  {
    context,
    passages,
    earlier,
  }: { readonly context: GroupingContext; readonly passages: Texts; readonly earlier: EarlierTopics },
  {
    signal,
    onProgress,
  }: { readonly signal?: AbortSignal | undefined; readonly onProgress: (done: number, total: number) => Promise<void> },
): Promise<Grouping> {
  const { sample, closeness } = await sampleOf(context, passages);
  const candidates = await candidatesOf({ model, language: context.language, signal }, sample, earlier);
  if (candidates.length === 0) throw new UselessAnswersError("no topics were named");
  const total = passages.length + candidates.length;
  const codes = await codeTexts(
    model,
    passages.map(({ text }) => text),
    { titles: candidates.map(({ title }) => title), signal, onProgress: (done) => onProgress(done, total) },
  );
  const uncoded = codes.filter((code) => code === undefined).length;
  if (uncoded > MOST_UNCODED * passages.length) throw new UselessAnswersError(`${uncoded} texts weren't coded`);
  const textsOf = (number: number) => passages.filter((_, index) => codes[index]?.topic === number);
  const topics = candidates.filter(({ origin }, number) => origin === "MODERATOR" || textsOf(number).length >= LEAST_SIZE);
  const numbers = codes.map((code) => {
    const topic = topics.indexOf(candidates[code?.topic ?? -1] as CandidateTopic);
    return topic < 0 ? null : topic;
  });
  const stemmed = await stemTexts(
    context,
    passages.map(({ text }) => text),
  );
  const words = topicWords(stemmed, numbers);
  const frequencies = countTexts(stemmed.texts);
  const corpus = {
    stemAll: async (texts: readonly string[]) => (await stemTexts(context, texts)).texts,
    frequencyOf: (stem: string) => frequencies.get(stem) ?? 0,
  };
  const claims: StoredClaim[] = [];
  let droppedClaims = 0;
  for (const [position, topic] of topics.entries()) {
    const stated = await claimsOf(
      { model, context, corpus, signal },
      topic,
      passages.filter((_, index) => numbers[index] === position),
    );
    claims.push(...stated.claims);
    droppedClaims += stated.dropped;
    await onProgress(passages.length + position + 1, total);
  }
  const cited = new Set(claims.flatMap(({ evidence }) => evidence));
  return {
    ...{ method: "MODEL", model: model.name, claims, droppedClaims, uncoded },
    topics: topics.map((topic, position) => ({ ...topic, position, words: words[position] ?? [] })),
    placements: passages.map((passage, index) => ({
      topic: topics[numbers[index] ?? -1]?.id ?? null,
      // What a statement rests on is shown first.
      closeness: cited.has(passageKey(passage)) ? 1 : 0.9 * (closeness[index] ?? 0),
      sentiment: codes[index]?.sentiment ?? null,
    })),
  };
}
