import type { Appointment, HostTools, SpaceDb } from "../../../server/kit";
import { arriving, endingKeys, findBooking } from "./bookings";
import { labs } from "./labs";

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

/** Pending LABs become available; those that were taken back meanwhile are not there any more. */
export const releaseAppointment: Appointment = {
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
    await labs.book(db, cause, async (balances) =>
      // Read while the accounts are held: a reversal that went before is seen.
      arriving("PENDING", (await findBooking(db, key))?.pending ?? 0, balances),
    );
  },
};
