import { createContext, useContext } from "react";
import type { CommunityTheme } from "../../contracts/api/community";
import type { Session } from "../data/session";

export interface CommunityApp extends CommunityTheme {
  readonly session: Session;
  readonly signOut: () => void;
  /** Reads anew who is signed in, after the person changed what others call it. */
  readonly refresh: () => void;
  /** The person's account is gone. */
  readonly leave: () => void;
  /** Where the same person is also staff of this community. */
  readonly switchToStaff: (() => void) | undefined;
}

export const CommunityContext = createContext<CommunityApp | undefined>(undefined);

/** The community that the page belongs to, and who looks at it. */
export function useCommunity(): CommunityApp {
  const community = useContext(CommunityContext);
  if (!community) throw new Error("useCommunity needs a CommunityContext above it");
  return community;
}
