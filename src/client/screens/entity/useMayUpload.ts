import { useCatalog } from "./entities";

/** Whether the server stores images of this person: `POST /experienceLabs/file`. */
export function useMayUpload(): boolean {
  return useCatalog().mayUpload;
}
