import type { Appointment, HostTools, SpaceDb } from "../../../server/kit";
import { arriving, endingKeys, findBooking } from "./bookings";
import { labs } from "./labs";
import { notifyThresholds } from "./thresholds";

interface Release {
  /** Of the pending booking. */
  readonly key: string;
  readonly memberId: string;
}

const NAME = "ledger.release";

export async function scheduleReleases(
  db: SpaceDb,
  { booked, at }: { readonly booked: readonly Release[]; readonly at: Date },
  { scheduleAt }: Pick<HostTools, "scheduleAt">,
): Promise<void> {
  // Keys of appointments are unique in the installation.
  const appointments = booked.map(({ key, memberId }) => ({
    name: NAME,
    at,
    payload: { key, memberId },
    key: `${NAME}:${db.spaceId}:${key}`,
  }));
  await scheduleAt(db, appointments);
}

/**
 * Pending LABs become available; those that were taken back meanwhile are not there any more.
 * @param tools of the running server
 */
export const releaseAppointment = (tools: () => Pick<HostTools, "notify">): Appointment => ({
  name: NAME,
  run: async ({ db, payload }) => {
    const { key, memberId } = payload as Release;
    const booking = await findBooking(db, key);
    if (!booking) return;
    const cause = {
      key: endingKeys(key).release,
      owner: memberId,
      reason: "RELEASE",
      activity: booking.activity,
      concept: booking.concept,
    };
    let amount = 0;
    const bookingId = await labs.book(db, cause, async (balances) => {
      // Read while the accounts are held: a reversal that went before is seen.
      amount = (await findBooking(db, key))?.pending ?? 0;
      return arriving("PENDING", amount, balances);
    });
    if (bookingId) await notifyThresholds(db, { cause: cause.key, arrivals: [{ memberId, amount }] }, tools());
  },
});
