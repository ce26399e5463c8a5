import type { Passage, SpaceDb } from "../../../server/kit";
import type { Language } from "../../../shared/languages";
import { MOST_PASSAGES } from "../shared/analysis";
import type { AnalysisServices } from "./services";

/** A passage and where it is stored. */
export interface SourcedPassage extends Passage {
  readonly source: string;
}

/** Names a passage of any source. */
export const passageKey = ({ source, id }: Pick<SourcedPassage, "source" | "id">) => `${source} ${id}`;

interface Asked {
  readonly db: SpaceDb;
  readonly activityId: string;
  readonly language: Language;
}

/** What participants of an activity wrote and said, from all sources: the newest of each, and how many there are. */
export async function readPassages(asked: Asked, { sources }: Pick<AnalysisServices, "sources">) {
  const passages: SourcedPassage[] = [];
  let total = 0;
  for (const [source, { read }] of sources) {
    const found = await read({ ...asked, limit: MOST_PASSAGES });
    total += found.total;
    passages.push(...found.passages.map((passage) => ({ ...passage, source })));
  }
  return { total, passages: passages.slice(-MOST_PASSAGES) };
}

/** How many passages an activity has. */
export async function countPassages(asked: Asked, { sources }: Pick<AnalysisServices, "sources">): Promise<number> {
  let total = 0;
  for (const { read } of sources.values()) total += (await read({ ...asked, limit: 1 })).total;
  return total;
}

/** Passages by their source and id, in that order; those that are gone are left out. */
export async function findPassages(
  asked: Asked,
  keys: readonly { readonly source: string; readonly passage: string }[],
  { sources }: Pick<AnalysisServices, "sources">,
): Promise<readonly SourcedPassage[]> {
  const found = new Map<string, SourcedPassage>();
  for (const [source, { find }] of sources) {
    const ids = keys.filter((key) => key.source === source).map(({ passage }) => passage);
    if (ids.length === 0) continue;
    for (const passage of await find({ ...asked, ids })) {
      const sourced = { ...passage, source };
      found.set(passageKey(sourced), sourced);
    }
  }
  return keys.flatMap(({ source, passage }) => found.get(passageKey({ source, id: passage })) ?? []);
}
