import { conversationPath, type Place, queryOf } from "../api/paths";
import { type BoardFilter, filterQuery } from "../filters/boardFilter";

const idOf = (address: string) => address.slice(address.lastIndexOf("/") + 1);

interface Wanted {
  readonly filter: BoardFilter;
  /** Addresses of files; with none all that the filter leaves. */
  readonly chosen: readonly string[];
}

/** Where images and videos of a conversation are downloaded in one file. */
export function downloadPath(place: Place, { filter, chosen }: Wanted): string {
  const files = chosen.length > 0 ? chosen.map(idOf).join(",") : undefined;
  return `${conversationPath(place)}/multimedia${queryOf({ ...filterQuery(filter), isVisual: "true", files }, place.audience)}`;
}
