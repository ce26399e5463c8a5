import type { DispositionRule } from "./dispositions";

export const DEVICES = ["desktop", "mobile", "tablet"] as const;
export type Device = (typeof DEVICES)[number];

export const REDIRECTS = [
  "success",
  "failure",
  "overQuota",
  "quality",
  "default",
] as const satisfies readonly DispositionRule["redirect"][];

/** A company that sends its panelists, and is told how each of them ended. */
export interface Supplier {
  readonly id: string;
  readonly name: string;
  /** Name of the parameter that holds its respondent's id, in entry links and in redirects. */
  readonly parameter: string;
  /** Where a browser is sent by how its response ended; what is missing takes `default`. */
  readonly redirects: Readonly<Partial<Record<DispositionRule["redirect"], string>>>;
  /** Address that is told the same from server to server. */
  readonly callback: string | null;
  readonly keys: SupplierKeys;
}

/** Numbers of the keys that entry links may be signed with; the keys themselves are derived from the server's secret. */
export interface SupplierKeys {
  /** 0 before there is one. */
  readonly current: number;
  /** Still good while a supplier changes over to the current one. */
  readonly previous: number | null;
}

/** Who may answer a questionnaire, from where, how long, and where they go after. */
export interface Fieldwork {
  /** Devices that it may be answered on. */
  readonly devices: readonly Device[];
  /** Whether one network address may answer once only. */
  readonly onePerAddress: boolean;
  /** Whether whoever comes by the open link is first checked to be no program; nobody whom a supplier vouches for. */
  readonly captcha: boolean;
  /** How long a begun response stays open. */
  readonly expiresAfterHours: number | null;
  readonly closesAt: string | null;
  /** Whether the open link lets in nobody but those whom a supplier sends. */
  readonly onlySuppliers: boolean;
  readonly suppliers: readonly Supplier[];
  /** Nobody new begins. */
  readonly isPaused: boolean;
  /** Completes after which nobody new begins until the launch is released. */
  readonly softLaunch: number | null;
}

export const OPEN_FIELDWORK: Fieldwork = {
  devices: DEVICES,
  onePerAddress: false,
  captcha: false,
  expiresAfterHours: null,
  closesAt: null,
  onlySuppliers: false,
  suppliers: [],
  isPaused: false,
  softLaunch: null,
};
