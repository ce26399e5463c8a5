import { ownerClientOf } from "../../../../client/kit/console";
import type { figuresApi } from "../../shared/api/figures";

const figures = ownerClientOf<typeof figuresApi>();
const LIVE_MS = 30_000;

/** How a fieldwork is going; read again as long as people may be answering and the page is in view. */
export const useFigures = (ownerId: string, isLive: boolean) =>
  figures.useCall(
    "GET /api/activities/:id/fieldwork/figures",
    { params: { id: ownerId } },
    { refetchInterval: isLive ? LIVE_MS : false },
  );
