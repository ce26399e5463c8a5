import type { AnalysisData, Topic } from "../shared/api";
import { passageKey, type SourcedPassage } from "./passages";
import { presentPassage } from "./presentPassage";
import type { StoredClaim } from "./run/grouping";

type Claims = AnalysisData["claims"];

const LEAST_EVIDENCE = 2;
/** Topics that the short summary speaks of. */
const SUMMARISED = 3;

/** The statements that still have their evidence, topic by topic: what was deleted or hidden supports none. */
export function readClaims(
  stored: readonly StoredClaim[],
  { topics, passages }: { readonly topics: readonly Topic[]; readonly passages: readonly SourcedPassage[] },
): Claims {
  if (stored.length === 0) return [];
  const byKey = new Map(passages.map((passage) => [passageKey(passage), passage]));
  const present = (key: string) => {
    const passage = byKey.get(key);
    return passage ? [presentPassage(passage, null)] : [];
  };
  return topics.flatMap(({ id }) =>
    stored
      .filter(({ topic }) => topic === id)
      .map(({ topic, text, evidence }) => ({ topic, text, evidence: evidence.flatMap(present) }))
      .filter(({ evidence }) => evidence.length >= LEAST_EVIDENCE),
  );
}

/** What the statements say in a few words, and in more: a paragraph for each topic. Null if there is none. */
export function summarise(claims: Claims): { readonly summary: string | null; readonly summaryLong: string | null } {
  const topics = [...new Set(claims.map(({ topic }) => topic))];
  const paragraphs = topics.map((id) => claims.filter(({ topic }) => topic === id).map(({ text }) => text));
  if (paragraphs.length === 0) return { summary: null, summaryLong: null };
  return {
    summary: paragraphs
      .slice(0, SUMMARISED)
      .map(([first]) => first)
      .join(" "),
    summaryLong: paragraphs.map((texts) => texts.join(" ")).join("\n\n"),
  };
}
