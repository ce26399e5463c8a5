/** An appointment, as people's own calendars take it in. */
export interface CalendarEvent {
  /** The same in every mail about it, by which a calendar finds its own entry; unique in the installation. */
  readonly uid: string;
  /** Grows with each change. */
  readonly sequence: number;
  /** ISO 8601 instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly summary: string;
  readonly description?: string;
  /** Absolute address. */
  readonly url?: string;
  readonly isCancelled?: boolean;
}

/** Between whom it is, where it goes by mail: a calendar can tell whose word it is then. */
export interface CalendarParties {
  readonly organizer: { readonly name: string; readonly address: string };
  /** Address. */
  readonly attendee: string;
}

/** Octets of a line, without its end (RFC 5545 3.1). */
const LINE_OCTETS = 75;

const stamp = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

/** Text as a value (RFC 5545 3.3.11). */
const textValue = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r?\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, " ");

/** A parameter's value can't hold quotes, whatever is done to them. */
const parameterValue = (text: string) => `"${text.replaceAll(/["\p{Cc}]/gu, " ")}"`;

/** A line in parts of 75 octets, none of which cuts a character. */
function folded(line: string): string {
  const parts = [""];
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > LINE_OCTETS) {
      parts.push(" ");
      octets = 1;
    }
    parts[parts.length - 1] += sign;
    octets += size;
  }
  return parts.join("\r\n");
}

/** How it is told: as a request or its end between two, or as a mere entry for whoever takes it. */
export function calendarMethod({ isCancelled = false }: CalendarEvent, parties?: CalendarParties): string {
  if (!parties) return "PUBLISH";
  return isCancelled ? "CANCEL" : "REQUEST";
}

/** An iCalendar object (RFC 5545, RFC 5546) with one appointment. @param parties nothing for a file to be kept */
export function calendarFile(event: CalendarEvent, parties?: CalendarParties): string {
  const { uid, sequence, startsAt, endsAt, summary, description, url, isCancelled = false } = event;
  const between = parties
    ? [
        `ORGANIZER;CN=${parameterValue(parties.organizer.name)}:mailto:${parties.organizer.address}`,
        `ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=FALSE:mailto:${parties.attendee}`,
      ]
    : [];
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sondeo//Sondeo//EN", "CALSCALE:GREGORIAN"],
    ...[`METHOD:${calendarMethod(event, parties)}`, "BEGIN:VEVENT", `UID:${uid}`, `SEQUENCE:${sequence}`],
    ...[`DTSTAMP:${stamp(new Date().toISOString())}`, `DTSTART:${stamp(startsAt)}`, `DTEND:${stamp(endsAt)}`],
    `SUMMARY:${textValue(summary)}`,
    ...(description ? [`DESCRIPTION:${textValue(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    ...between,
    ...["END:VEVENT", "END:VCALENDAR"],
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
