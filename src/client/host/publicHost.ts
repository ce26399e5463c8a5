import type { ComponentType } from "react";
import type { CommunityTheme } from "../../contracts/api/community";

export interface PublicScreenProps {
  readonly community: CommunityTheme;
  /** The variable parts of the address, by their names. */
  readonly params: Readonly<Record<string, string>>;
}

/** A screen of a community for whoever comes, signed in or not. */
export interface PublicScreen {
  /** Below `/c/{origin}/`, e.g. `activities/:activityId/video-chat-public`. */
  readonly path: string;
  readonly load: () => Promise<{ readonly default: ComponentType<PublicScreenProps> }>;
}

/** The hooks of screens for people without an account. Neither react-admin nor anything of a console may be loaded. */
export interface PublicHost {
  /** @throws Error where the path is another screen's already */
  screen(screen: PublicScreen): void;
}

/** An extension's half for such people: `client/public/index.ts` of its folder exports `register`. */
export interface PublicExtension {
  /** Called once at the start: registers, and does nothing else. */
  readonly register: (host: PublicHost) => void;
}
