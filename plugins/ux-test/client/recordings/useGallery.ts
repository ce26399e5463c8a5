import { useQueryClient } from "@tanstack/react-query";
import { ownerClientOf } from "../../../../src/client/kit/console";
import type { successApi } from "../../shared/api/success";
import type { galleryApi, UxSession } from "../../shared/recordings/galleryApi";
import type { MarkKind } from "../../shared/recordings/recordings";

const calls = ownerClientOf<typeof galleryApi>();
const successes = ownerClientOf<typeof successApi>();
/** Recordings come in while somebody looks. */
const LIVE_MS = 30_000;
const READ = "GET /api/activities/:id/ux-test/recordings";

/** Recordings of an activity's or a study's usability test, and what the team marks in them. Changes throw ApiError. */
export function useGallery(ownerId: string) {
  const params = { id: ownerId };
  const query = calls.useCall(READ, { params }, { refetchInterval: LIVE_MS });
  const cache = useQueryClient();
  const changed = async () => {
    await cache.invalidateQueries({ queryKey: calls.keyOf(READ, { params }) });
    // What is seen of the outcome counts there, too.
    await cache.invalidateQueries({ queryKey: successes.keyOf("GET /api/activities/:id/ux-test/success") });
  };
  return {
    ...query,
    addMark: async (
      { responseId, questionId }: Pick<UxSession, "responseId" | "questionId">,
      mark: { readonly atMs: number; readonly kind: MarkKind; readonly text: string },
    ) => {
      await calls.call("POST /api/activities/:id/ux-test/marks", { params, body: { responseId, questionId, ...mark } });
      await changed();
    },
    changeMark: async (markId: string, mark: { readonly atMs: number; readonly text: string }) => {
      await calls.call("PUT /api/activities/:id/ux-test/marks/:markId", { params: { ...params, markId }, body: mark });
      await changed();
    },
    deleteMark: async (markId: string) => {
      await calls.call("DELETE /api/activities/:id/ux-test/marks/:markId", { params: { ...params, markId } });
      await changed();
    },
  };
}

export type GalleryCalls = ReturnType<typeof useGallery>;
