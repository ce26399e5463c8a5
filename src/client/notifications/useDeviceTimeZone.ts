import { useEffect } from "react";
import type { notificationPreferencesApi } from "../../contracts/api/notificationPreferences";
import { clientOf } from "../data/clientOf";

const preferences = clientOf<typeof notificationPreferencesApi>();
const key = (communityId: string) => `sondeo.timeZone.${communityId}`;

/** Tells the server the zone of a member's device, once: quiet hours are the person's own until they choose others. */
export function useDeviceTimeZone(communityId: string): void {
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    if (!timeZone || localStorage.getItem(key(communityId)) !== null) return;
    preferences
      .call("PUT /tester/communities/:id/notifications/preferences", {
        params: { id: communityId },
        body: { deviceTimeZone: timeZone },
      })
      .then(() => localStorage.setItem(key(communityId), timeZone))
      // Another visit tells it.
      .catch(() => undefined);
  }, [communityId]);
}
