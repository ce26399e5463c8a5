import { ledgerBooked } from "../../../contracts/events/ledger";
import { type NotificationKind, readGamification, type ServerHost } from "../../../server/kit";

const link = () => "/historial";
const BOOKED: NotificationKind = { name: "ledger.booked", icon: "Redeem", isPopup: true, link };
const PENDING: NotificationKind = { name: "ledger.pending", icon: "Redeem", isPopup: true, link };
const TAKEN_BACK: NotificationKind = { name: "ledger.takenBack", icon: "Redeem", link };

/** Tells members what they earned for an activity, and what was taken back, with the booking itself. Nothing of it where the community gives no LABs. */
export function notifyMember(host: Pick<ServerHost, "notificationKind" | "on" | "tools">): void {
  host.notificationKind(BOOKED);
  host.notificationKind(PENDING);
  host.notificationKind(TAKEN_BACK);
  host.on(ledgerBooked, async ({ db, payload: { bookingId, memberId, activityId, amount, availableAt } }) => {
    if (activityId === null || amount === 0 || !(await readGamification(db)).isOn) return;
    const earned = availableAt === null ? BOOKED.name : PENDING.name;
    const kind = amount > 0 ? earned : TAKEN_BACK.name;
    const params = { smart_count: Math.abs(amount) };
    await host.tools().notify(db, { kind, members: [memberId], activityId, params, key: `booking:${bookingId}` });
  });
}
