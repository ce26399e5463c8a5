import type { StoredWrite } from "./pendingWrites";

/** Where jobs wait that the server doesn't have yet, by response. */
export interface WriteStore {
  /** Whether they outlive this page; otherwise it has to stay open until they are sent. */
  readonly isDurable: boolean;
  /** Names this browser among a respondent's devices. */
  readonly device: string;
  /** What this browser's starts by open links are known by, so that one whose reply is lost is made again as the same. */
  readonly secret: string;
  /** In the order in which they were given. */
  readonly read: (responseId: string) => Promise<readonly StoredWrite[]>;
  /** Keeps it in place of the one of its key. */
  readonly put: (responseId: string, kept: StoredWrite) => Promise<void>;
  /** Whether this very job still waits: another page may have sent or replaced it. */
  readonly has: (responseId: string, kept: StoredWrite) => Promise<boolean>;
  /** Forgets this very job; one that has replaced it stays. */
  readonly remove: (responseId: string, kept: StoredWrite) => Promise<void>;
  /** Forgets all of a response, its files' addresses too. */
  readonly clear: (responseId: string) => Promise<void>;
  /** The address that the server gave a file. */
  readonly addressOf: (responseId: string, fileId: string) => Promise<string | undefined>;
  readonly keepAddress: (responseId: string, fileId: string, address: string) => Promise<void>;
}
