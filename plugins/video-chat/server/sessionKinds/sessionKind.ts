import type { Participations } from "../../../../src/contracts/services/participation";
import type { HostTools, SpaceDb } from "../../../../src/server/kit";

/** What a session takes from the record that it belongs to. */
export interface SessionSettings {
  readonly title: string;
  /** Whether the record lets the session take place. */
  readonly isActive: boolean;
  /** ISO 8601 instant. */
  readonly startsAt: string | null;
  readonly minutes: number;
  readonly places: number;
  readonly canShareScreen: boolean;
  /** Whether there are links with a password for people without an account. */
  readonly hasGuestLinks: boolean;
  readonly password: string | null;
  /** The study that its recordings belong to. */
  readonly study: string | null;
}

export interface SessionEnd {
  /** Of the record. */
  readonly id: string;
  readonly startedAt: string | null;
  /** Whose seats were taken for long enough. */
  readonly attended: readonly { readonly member: string | null; readonly participant: string | null }[];
}

interface Services {
  readonly participations: () => Participations;
  readonly tools: () => HostTools;
}

/** What differs between sessions by the record that they belong to. */
export interface SessionKind {
  readonly recordingKind: "VIDEO_CHAT" | "FOCUS_SESSION";
  /** Of the sessions in which its team is signed in. */
  readonly team: "staff" | "suite";
  /** Access keys of the hosts; others of the team only watch. */
  readonly hosts: readonly string[];
  /** @throws AppError `record.notFound` where the record has no session */
  readonly readSettings: (db: SpaceDb, id: string) => Promise<SessionSettings>;
  /** Notes who took part, in the transaction that ends the session. */
  readonly noteEnd: (db: SpaceDb, end: SessionEnd, services: Services) => Promise<void>;
}
