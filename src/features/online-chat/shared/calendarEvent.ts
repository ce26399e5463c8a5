import type { SessionTimes } from "./api";

interface CalendarEvent extends SessionTimes {
  /** Unique and the same with each download, so that calendars keep one event. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** When it was made, ISO 8601. */
  readonly now: string;
}

const OCTETS = 73;

const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

const utc = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** Lines of more than 75 octets go on in the next one, after a blank (RFC 5545, 3.1). */
function fold(line: string): string {
  const parts: string[] = [""];
  let length = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (length + size > OCTETS) {
      parts.push("");
      length = 0;
    }
    parts[parts.length - 1] += sign;
    length += size;
  }
  return parts.join("\r\n ");
}

/** A session as an iCalendar file (RFC 5545). */
export function calendarEvent({ uid, title, description, url, now, startsAt, endsAt }: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sondeo//Online chat//EN",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
