import { ledgerBooked } from "../../../contracts/events/ledger";
import { type NotificationKind, readGamification, type ServerHost } from "../../../server/kit";

const link = () => "/historial";
const BOOKED: NotificationKind = {
  name: "ledger.booked",
  icon: "Redeem",
  category: "rewards",
  isPopup: true,
  channels: { mail: false },
  link,
};
const PENDING: NotificationKind = {
  name: "ledger.pending",
  icon: "Redeem",
  category: "rewards",
  isPopup: true,
  channels: { mail: false },
  link,
};
const TAKEN_BACK: NotificationKind = {
  name: "ledger.takenBack",
  icon: "Redeem",
  category: "rewards",
  channels: { mail: false },
  link,
};

function noticeOf({ bookingId, memberId, activityId, amount, availableAt }: NonNullable<typeof ledgerBooked.payload>) {
  if (activityId === null || amount === 0) return undefined;
  const earned = availableAt === null ? BOOKED.name : PENDING.name;
  const kind = amount > 0 ? earned : TAKEN_BACK.name;
  const params = { smart_count: Math.abs(amount) };
  return { kind, members: [memberId], activityId, params, key: `booking:${bookingId}` };
}

/** Tells members what they earned for an activity, and what was taken back, with the booking itself. Nothing of it where the community gives no LABs. */
export function notifyMember(host: Pick<ServerHost, "notificationKind" | "onAll" | "tools">): void {
  host.notificationKind(BOOKED);
  host.notificationKind(PENDING);
  host.notificationKind(TAKEN_BACK);
  host.onAll(ledgerBooked, async ({ db, payloads }) => {
    const notices = payloads.flatMap((booked) => noticeOf(booked) ?? []);
    if (notices.length > 0 && (await readGamification(db)).isOn) await host.tools().notify(db, notices);
  });
}
