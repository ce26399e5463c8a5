/** Steps of the wizard that prepares an activity (spec section 2), by the last part of their addresses. */
export const STEPS = ["step1", "step2", "step3"] as const;
export type Step = (typeof STEPS)[number];

/** Something that keeps an activity from being published. */
export interface PublishFault {
  /** Where it is mended. */
  readonly step: Exclude<Step, "step3">;
  /** JSON pointer of the field, in the record or in the type's settings; empty for the whole. */
  readonly path: string;
  /** In the reader's language. */
  readonly message: string;
  /** Where it is, in the words of whoever made it. */
  readonly place?: string;
}

/** What comes of publishing an activity. */
export interface Publication {
  readonly canSave: boolean;
  readonly faults: readonly PublishFault[];
  /** How many may take part now. */
  readonly people: number;
  /** What they earn if all of them complete it. */
  readonly labsCost: number;
  /** Whom it tells that it has opened: how many, and a few by name. */
  readonly notified: { readonly count: number; readonly names: readonly string[] };
  /** The community's (IANA), in which its dates are told. */
  readonly timeZone: string;
  /** What members complete first. */
  readonly prerequisites: readonly { readonly id: string; readonly title: string; readonly status: string }[];
}

/** A type that activities may have, as the wizard offers it. */
export interface OfferedType {
  readonly name: string;
  /** Name of an icon. */
  readonly icon: string;
  /** What members will see, in outlines. */
  readonly sketch: "form" | "choice" | "picture" | "conversation";
  /** Whether people talk in it. */
  readonly hasConversation: boolean;
}

/** Whom a pasted list, tags or segments name. */
export interface ResolvedMembers {
  readonly members: readonly { readonly id: string; readonly nickname: string }[];
  /** As they were written. */
  readonly unknown: readonly string[];
  /** How many entries named somebody who was named before. */
  readonly repeated: number;
}

/** A tag, and how many members have it. */
export interface UsedTag {
  readonly tag: string;
  readonly members: number;
}

export const MOST_ENTRIES = 5_000;
export const LONGEST_ENTRY = 254;
export const MOST_TAGS = 50;
export const MOST_SEGMENTS = 20;
