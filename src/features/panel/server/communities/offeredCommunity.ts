import type { HostTools } from "../../../../server/kit";

/** A community that a panelist may join. */
export type OfferedCommunity = Awaited<ReturnType<HostTools["communitiesFor"]>>[number];
