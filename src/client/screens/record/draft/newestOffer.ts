import type { SavedDraft } from "../../../data/drafts/draftApi";
import type { KeptDraft } from "../../../data/drafts/keptDrafts";
import { fromDraft } from "./formDraft";
import type { DraftOffer } from "./formDraftState";

/** What an earlier visit left: on the server, or only here where it could not be sent. */
export function newestOffer(kept: KeptDraft | undefined, saved: SavedDraft | undefined): DraftOffer | undefined {
  const isKeptNewer = kept !== undefined && (saved === undefined || kept.updatedAt > saved.updatedAt);
  const newest = isKeptNewer ? kept : saved;
  const draft = fromDraft(newest?.data);
  if (!newest || !draft) return undefined;
  return { updatedAt: newest.updatedAt, draft, ...(saved ? { version: saved.version } : {}) };
}
