/** How much of others' pictures a line carries: one of them large, all small, or none, so that voices get through. */
export const PICTURE_LEVELS = ["all", "small", "none"] as const;
export type PictureLevel = (typeof PICTURE_LEVELS)[number];

/** What a browser says on its data channel. */
export interface View {
  readonly type: "view";
  /** Whose picture is large; nobody's where all are small. */
  readonly large: string | null;
  readonly pictures: PictureLevel;
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
    const { type, large = null, pictures = "all" } = said as Partial<Record<keyof View, unknown>>;
    const isSeat = large === null || (typeof large === "string" && large.length <= 64);
    const level = PICTURE_LEVELS.find((name) => name === pictures);
    return type === "view" && isSeat && level ? { type, large: large as string | null, pictures: level } : undefined;
  } catch {
    return undefined;
  }
}
