import type { AnalysisData, Topic } from "../shared/api";
import { findPassages, passageKey } from "./passages";
import { presentPassage } from "./presentPassage";
import type { GroupingContext, StoredClaim } from "./run/grouping";
import type { AnalysisServices } from "./services";

type Claims = AnalysisData["claims"];

const LEAST_EVIDENCE = 2;
/** Topics that the short summary speaks of. */
const SUMMARISED = 3;

/** `source id` of a passage, the id without spaces. */
function readKey(key: string) {
  const at = key.indexOf(" ");
  return { source: key.slice(0, at), passage: key.slice(at + 1) };
}

/** The statements that still have their evidence, topic by topic: what was deleted or hidden supports none. */
export async function readClaims(
  context: GroupingContext,
  { stored, topics }: { readonly stored: readonly StoredClaim[]; readonly topics: readonly Topic[] },
  services: Pick<AnalysisServices, "sources">,
): Promise<Claims> {
  if (stored.length === 0) return [];
  const passages = await findPassages(
    context,
    stored.flatMap(({ evidence }) => evidence.map(readKey)),
    services,
  );
  const byKey = new Map(passages.map((passage) => [passageKey(passage), presentPassage(passage, null)]));
  return topics.flatMap(({ id }) =>
    stored
      .filter(({ topic }) => topic === id)
      .map(({ topic, text, evidence }) => ({ topic, text, evidence: evidence.flatMap((key) => byKey.get(key) ?? []) }))
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
