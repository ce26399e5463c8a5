import type { PublishedVersion, QuestionIssue, QuestionnaireState, ResponseCounts } from "../../../../../client/kit/questions";
import type { Questionnaire } from "../../../../../survey/questionnaire";
import type { PublicationResult, SavedDraft } from "../../../shared/api";

/** What the server knows beside the draft. */
export interface ServerSide extends ResponseCounts {
  readonly published: PublishedVersion | null;
  readonly faults: readonly QuestionIssue[];
  readonly link: string | null;
  /** Length of an interview with the draft as it was saved last. */
  readonly estimatedSeconds: number;
  /** The draft that the faults are of. */
  readonly checked: Questionnaire;
  /** Counts how often the link was switched here: what was read before a switch knows nothing of it. */
  readonly switches: number;
}

export type ServerAction =
  | { readonly kind: "loaded"; readonly state: QuestionnaireState }
  | { readonly kind: "saved"; readonly saved: SavedDraft; readonly draft: Questionnaire }
  | { readonly kind: "published"; readonly result: PublicationResult; readonly draft: Questionnaire }
  /** The activity has opened or closed by other ways. @param switches as they were when the server was asked */
  | { readonly kind: "activityMoved"; readonly state: Pick<QuestionnaireState, "published" | "link">; readonly switches: number }
  | { readonly kind: "switching" }
  | { readonly kind: "switched"; readonly link: string | null };

export function serverSide({ draft, revision: _, ...known }: QuestionnaireState): ServerSide {
  return { ...known, checked: draft, switches: 0 };
}

/** What is published again as it was stays the same version, with the responses that it has. */
function publishedVersion(
  before: PublishedVersion | null,
  { version, publishedAt }: Pick<PublishedVersion, "version" | "publishedAt">,
): PublishedVersion {
  const { responses, testResponses } = before?.version === version ? before : { responses: 0, testResponses: 0 };
  return { responses, testResponses, version, publishedAt, isCurrent: true };
}

export function reduceServerSide(server: ServerSide, action: ServerAction): ServerSide {
  switch (action.kind) {
    case "loaded":
      return { ...serverSide(action.state), switches: server.switches };
    case "saved": {
      const published = server.published && { ...server.published, isCurrent: false };
      const { faults, estimatedSeconds } = action.saved;
      return { ...server, faults, estimatedSeconds, checked: action.draft, published };
    }
    case "published": {
      const published = publishedVersion(server.published, action.result);
      return { ...server, link: action.result.link, faults: [], checked: action.draft, published };
    }
    case "activityMoved": {
      const { published, link } = action.state;
      return { ...server, published, link: action.switches === server.switches ? link : server.link };
    }
    case "switching":
      return { ...server, switches: server.switches + 1 };
    case "switched":
      return { ...server, link: action.link };
  }
}
