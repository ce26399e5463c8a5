/** What a browser says on its data channel. */
export interface View {
  readonly type: "view";
  /** Whose picture is large; nobody's where all are small. */
  readonly large: string | null;
}

/** What browsers are told on their data channels. */
export type RoomNews =
  | {
      readonly type: "streams";
      /** Whose voice or picture is on in each section of the connection (`mid`). */
      readonly streams: readonly { readonly mid: string; readonly seat: string; readonly kind: "audio" | "camera" | "screen" }[];
    }
  /** Who speaks now, the loudest first. */
  | { readonly type: "speaking"; readonly seats: readonly string[] }
  /** Another window has taken the seat: this one stays out. */
  | { readonly type: "replaced" }
  /** The room's own word, e.g. that somebody came: read the room anew. */
  | { readonly type: "changed" };

/** @returns nothing for what is none of a browser's messages */
export function readView(text: string): View | undefined {
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== "object" || said === null) return undefined;
    const { type, large = null } = said as { readonly type?: unknown; readonly large?: unknown };
    const isSeat = large === null || (typeof large === "string" && large.length <= 64);
    return type === "view" && isSeat ? { type, large: large as string | null } : undefined;
  } catch {
    return undefined;
  }
}
