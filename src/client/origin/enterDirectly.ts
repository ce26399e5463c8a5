import type { CommunityTheme } from "../../contracts/api/community";
import { fetchJson } from "../data/api";
import { takeDirectCode } from "./directCode";
import { storePreferredView } from "./preferredView";

const FROM_SUITE = "sondeo.fromSuite";

/** Whether the person came over from the client suite, in this tab. */
export function isFromSuite(communityId: string): boolean {
  return window.sessionStorage.getItem(`${FROM_SUITE}.${communityId}`) === "true";
}

/**
 * Signs in by the code that the address came with, and goes on to the activities.
 * @returns what it failed by; nothing where it did not, or there was no code
 */
export async function enterDirectly({ communityId, origin }: CommunityTheme): Promise<unknown> {
  const found = takeDirectCode();
  if (!found) return undefined;
  const { direct } = found;
  if (!direct) return new Error("more than one code, or none");
  try {
    const body = { [direct.parameter]: direct.code };
    await fetchJson(`/experienceLabs/${encodeURIComponent(origin)}/authToken`, { method: "POST", body, isQuiet: true });
  } catch (error) {
    return error;
  }
  storePreferredView(communityId, direct.view);
  if (found.isFromSuite) window.sessionStorage.setItem(`${FROM_SUITE}.${communityId}`, "true");
  window.history.replaceState(null, "", `/c/${origin}/activities`);
  return undefined;
}
