import { sql } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { LONGEST_MINUTES } from "../../shared/videoChat";
import { unscheduleReminders } from "../focus/reminders";
import type { SessionKind } from "./sessionKind";

/** A session of a Focus study, which its company hosts: whoever was there for half of it has attended. */
export const focusSession: SessionKind = {
  recordingKind: "FOCUS_SESSION",
  team: "suite",
  hosts: ["suite:SUPERADMIN", "suite:ADMINISTRATOR", "suite:MODERATOR"],
  readSettings: async (db, id) => {
    const row = await db
      .selectFrom("focusSession")
      .innerJoin("study", "study.id", "focusSession.study")
      .select(["focusSession.title", "focusSession.startsAt", "focusSession.capacity", "focusSession.cancelledAt"])
      .select(["focusSession.status", "focusSession.study", "study.status as studyStatus", "study.sessionMinutes"])
      .select("study.screenSharing")
      .where("focusSession.id", "=", id)
      .executeTakeFirst();
    if (!row) throw new AppError("record.notFound");
    return {
      title: row.title,
      isActive: row.status === "CONFIRMED" && row.cancelledAt === null && row.studyStatus === "OPEN",
      startsAt: row.startsAt,
      minutes: row.sessionMinutes ?? LONGEST_MINUTES,
      places: row.capacity,
      canShareScreen: row.screenSharing ?? false,
      hasGuestLinks: false,
      password: null,
      study: row.study,
    };
  },
  noteEnd: async (db, { id, startedAt, attended }, { tools }) => {
    const participants = attended.flatMap(({ participant }) => participant ?? []);
    if (participants.length > 0)
      await db.updateTable("focusParticipant").set({ attendedAt: sql<string>`now()` }).where("id", "in", participants).execute();
    // One that was held before its time has been held: nobody is reminded of it, or moves it.
    const held = await db
      .updateTable("focusSession")
      .set({ startsAt: startedAt ?? sql<string>`now() - interval '1 second'`, endsAt: sql<string>`now()` })
      .where("id", "=", id)
      .where("startsAt", ">", sql<string>`now()`)
      .returning("id")
      .executeTakeFirst();
    if (held) await unscheduleReminders(id, { tools });
  },
};
