import { expect, test } from "vitest";
import type { TeamChat } from "../shared/api";
import { draftOf, faultOf, newQuestion, settingsOf, timesOf } from "./draft";

const ZONE = "Europe/Madrid";
const none: TeamChat = { settings: null, questions: [], people: [], timeZone: ZONE, now: "2026-06-01T10:00:00Z" };
const draft = { ...draftOf(none), day: "2026-07-01", questions: [{ ...newQuestion(), text: "Why?" }] };

test("hours are those of the community's clocks, to and fro, and may pass midnight", () => {
  const settings = settingsOf(draft, ZONE);
  expect([settings.startsAt, settings.endsAt]).toEqual(["2026-07-01T16:00:00.000Z", "2026-07-01T17:00:00.000Z"]);
  expect(draftOf({ ...none, settings })).toMatchObject({ day: "2026-07-01", from: "18:00", to: "19:00" });
  expect(timesOf({ ...draft, from: "23:30", to: "00:30" }, ZONE).endsAt).toBe("2026-07-01T22:30:00.000Z");
});

test("says what is missing", () => {
  expect(faultOf(draft, ZONE)).toBeUndefined();
  expect(faultOf({ ...draft, day: "" }, ZONE)).toBe("onlineChat.errors.noTimes");
  expect(faultOf({ ...draft, to: "21:01" }, ZONE)).toBe("onlineChat.errors.tooLong");
  for (const times of [
    { from: "02:30", to: "04:00" },
    { from: "01:30", to: "02:30" },
  ])
    expect(faultOf({ ...draft, day: "2027-03-28", ...times }, ZONE)).toBe("onlineChat.errors.skipped");
  expect(faultOf({ ...draft, day: "2027-03-27", from: "23:30", to: "00:30" }, ZONE)).toBeUndefined();
  expect(faultOf({ ...draft, questions: [] }, ZONE)).toBe("onlineChat.errors.noQuestions");
  expect(faultOf({ ...draft, questions: [newQuestion()] }, ZONE)).toBe("onlineChat.setup.emptyQuestion");
});
