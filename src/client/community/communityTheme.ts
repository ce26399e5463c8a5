import type { CommunityTheme, communityApi } from "../../contracts/api/community";
import { ApiError } from "../data/api";
import { clientOf } from "../data/clientOf";

const community = clientOf<typeof communityApi>();

/** The community's personalization, or nothing where no such community exists. */
export async function loadCommunityTheme(origin: string): Promise<CommunityTheme | undefined> {
  try {
    return await community.call("GET /experienceLabs/personalization/:origin", { params: { origin } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
