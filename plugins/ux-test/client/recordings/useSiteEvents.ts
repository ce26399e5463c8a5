import { ownerClientOf, useTexts } from "../../../../src/client/kit/console";
import type { navigationApi } from "../../shared/api/navigation";
import type { UxSession } from "../../shared/recordings/galleryApi";
import type { TimelineEvent } from "./Timeline";

const calls = ownerClientOf<typeof navigationApi>();
const READ = "GET /api/activities/:id/ux-test/responses/:responseId/questions/:questionId/events";

const pathOf = (page: string) => (URL.canParse(page) ? new URL(page).pathname : page);

/** What the site reported during a session, in words; nothing while it is read, and where it can't be. */
export function useSiteEvents(ownerId: string, { responseId, questionId, durationMs }: UxSession): readonly TimelineEvent[] {
  const { t } = useTexts();
  const { data } = calls.useCall(READ, { params: { id: ownerId, responseId, questionId } });
  const during = data?.events.filter(({ atMs }) => atMs <= durationMs) ?? [];
  return during.map(({ atMs, kind, page, name }, place) => ({
    id: String(place),
    atMs,
    isReached: kind === "CHECKPOINT",
    label: t(`uxTest.recordings.events.${kind}`, { page: pathOf(page), name: name ?? pathOf(page) }),
  }));
}
