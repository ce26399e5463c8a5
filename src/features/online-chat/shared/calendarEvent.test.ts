import { expect, test } from "vitest";
import { calendarEvent } from "./calendarEvent";

const event = {
  uid: "a@demo",
  title: "Café; té, o nada",
  description: "Uno\nDos",
  url: "https://demo.test/c/demo",
  now: "2026-05-01T10:00:00Z",
  startsAt: "2026-06-01T16:00:00.000Z",
  endsAt: "2026-06-01T17:30:00Z",
};

test("is in UTC, with what has a meaning escaped", () => {
  const lines = calendarEvent(event).split("\r\n");
  expect(lines).toContain("DTSTART:20260601T160000Z");
  expect(lines).toContain("DTEND:20260601T173000Z");
  expect(lines).toContain("SUMMARY:Café\\; té\\, o nada");
  expect(lines).toContain("DESCRIPTION:Uno\\nDos");
});

test("no line is longer than 75 octets, and none is cut within a sign", () => {
  const text = calendarEvent({ ...event, title: "ñandú 🦤 ".repeat(40) });
  const lines = text.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${"ñandú 🦤 ".repeat(40)}`);
});
