import type { ReactNode } from "react";

/** Something to do: what it is about, and the one thing to do with it next. */
export interface WorkLine {
  /** Unique in its card. */
  readonly id: string;
  /** What it is about. */
  readonly title: string;
  /** How it stands: a few words. */
  readonly detail?: ReactNode;
  /** What is done there, in a word or two. */
  readonly action: string;
  /** Address where it is done. */
  readonly to: string;
  /** Whether it can't wait. @default false */
  readonly isUrgent?: boolean;
}
