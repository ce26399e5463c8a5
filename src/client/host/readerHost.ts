import type { ComponentType } from "react";

export interface ReaderPageProps {
  /** The last part of the address. */
  readonly token: string;
}

/** A page that whoever has its link can open. */
export interface ReaderPage {
  /** What its address begins with, e.g. `/r`; a token follows. One of those that the server has this entry for. */
  readonly path: string;
  readonly load: () => Promise<{ readonly default: ComponentType<ReaderPageProps> }>;
}

/** The hooks of pages for readers without an account. Neither react-admin nor anything of a console may be loaded. */
export interface ReaderHost {
  /** @throws Error where the path is another page's already */
  page(page: ReaderPage): void;
}

/** An extension's half for such readers: `client/reader/index.ts` of its folder exports `register`. */
export interface ReaderExtension {
  /** Called once at the start: registers, and does nothing else. */
  readonly register: (host: ReaderHost) => void;
}
