import { AppError } from "../../shared/errors";
import { createPlaces, type Leave } from "../platform/places";

/**
 * Lets so many files in at once, since each is in memory; the others wait.
 * @returns waits for a place. Throws AppError `import.busy` where none becomes free in time, or too many wait
 */
export function createImportPlaces(places: Parameters<typeof createPlaces>[0]): () => Promise<Leave> {
  const enter = createPlaces(places);
  return () =>
    enter().catch((cause: unknown) => {
      throw new AppError("import.busy", { cause, retryAfterSeconds: places.longestMs / 1_000 });
    });
}
