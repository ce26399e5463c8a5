import type { Selectable } from "kysely";
import type { Tables } from "../../db/generated/tables";

export type OutboxRow = Selectable<Tables["outbox"]>;

/** How a mail server turned a recipient away: there is no such address, or for a reason of its own. */
export type Bounce = "unknownAddress" | "refused";

/** What became of an attempt. */
export type Outcome =
  | { readonly status: "sent" }
  /** There is no server to send it by: it stays here, to be read. */
  | { readonly status: "kept" }
  /** Another attempt may do. */
  | { readonly status: "postponed"; readonly reason: string }
  | { readonly status: "refused"; readonly reason: string; readonly bounce?: Bounce };

/** Sends what a row holds. What it throws counts as postponed. */
export type Deliver = (row: OutboxRow) => Promise<Outcome>;
