import type { Sentiment } from "../shared/analysis";
import type { Passage } from "../shared/api";
import type { SourcedPassage } from "./passages";

export const presentPassage = (
  { id, source, text, author, heading, at }: SourcedPassage,
  sentiment: Sentiment | null,
): Passage => ({
  ...{ id, source, text, author, heading, sentiment },
  at: new Date(at).toISOString(),
});
