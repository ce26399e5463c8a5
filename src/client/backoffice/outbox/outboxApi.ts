import { call, fetchJson } from "../../data/api";

/** A state that the list can be narrowed to. */
export const STATUSES = ["NEW", "PROCESSING", "SENT", "ERROR"] as const;
export type OutboxStatus = (typeof STATUSES)[number];

/** A mail or a short message as `/api/outbox` lists it. */
export interface OutboxEntry {
  readonly id: string;
  readonly channel: "mail" | "sms" | "callback";
  readonly to: string;
  readonly subject: string | null;
  readonly template: string | null;
  readonly space: string | null;
  readonly status: OutboxStatus;
  readonly isKept: boolean;
  readonly error: string | null;
  readonly attempts: number;
  readonly nextAt: string | null;
  readonly sentAt: string | null;
  readonly createdAt: string;
}

export interface OutboxMessage extends OutboxEntry {
  /** Absent where it is secret, or gone since it was sent. */
  readonly text: string | null;
  readonly hasHtml: boolean;
}

export interface OutboxPage {
  readonly entries: readonly OutboxEntry[];
  /** What the next page comes after; absent on the last one. */
  readonly next: string | undefined;
}

export interface OutboxFilter {
  readonly status?: OutboxStatus | undefined;
  /** Part of the recipient's address or of the subject. */
  readonly q?: string | undefined;
}

/** A page of the outbox, newest first. @throws ApiError */
export async function fetchOutbox({ status, q }: OutboxFilter, after: string, signal: AbortSignal): Promise<OutboxPage> {
  const query = new URLSearchParams({ ...(status ? { status } : {}), ...(q ? { q } : {}), ...(after ? { after } : {}) });
  const { data, headers } = await call<readonly OutboxEntry[]>(`/api/outbox?${query}`, { signal });
  return { entries: data, next: headers.get("X-Next-Cursor") ?? undefined };
}

/** @throws ApiError */
export function fetchMessage(id: string, signal: AbortSignal): Promise<OutboxMessage> {
  return fetchJson(`/api/outbox/${encodeURIComponent(id)}`, { signal });
}

/** Has it tried again now. @throws ApiError */
export function retryMessage(id: string): Promise<OutboxMessage> {
  return fetchJson(`/api/outbox/${encodeURIComponent(id)}/retry`, { method: "POST", body: {} });
}

/** Address of the mail as it looks, for a frame. */
export function htmlAddress(id: string): string {
  return `/api/outbox/${encodeURIComponent(id)}/html`;
}
