/** What a study costs, in credits, as `priceList` says it. */
export interface PriceList {
  /** Once for each study. */
  readonly setup: number;
  /** An interview of up to {@link SHORT_MINUTES} minutes whom everybody fits. */
  readonly perComplete: number;
  readonly perMinute: number;
  /** How much dearer an interview is for each person more who has to be asked for it. */
  readonly incidenceWeight: number;
  readonly perCriterion: number;
  readonly perQuota: number;
  /** null: the list has no price for sessions. */
  readonly perSession: number | null;
  /** For each minute of a session. */
  readonly perSessionMinute: number | null;
  /** For each participant of each session: finding them, and what they get. */
  readonly perParticipant: number | null;
}

/** What the price of sessions follows from. */
export interface PricedSessions {
  readonly sessions: number;
  /** Of each session. */
  readonly participants: number;
  /** Of each session. */
  readonly minutes: number;
}

/** What the price follows from. */
export interface PricedStudy {
  readonly sampleSize: number;
  /** Percent, 1 to 100. */
  readonly incidenceRate: number;
  readonly minutes: number;
  /** How many criteria the people have to meet. */
  readonly criteria: number;
  /** How many quotas divide the sample. */
  readonly quotas: number;
}

export interface PriceLine {
  /** Names the line's text. */
  readonly kind: "setup" | "completes" | "criteria" | "quotas" | "sessions" | "participants";
  readonly quantity: number;
  /** Credits of one, in hundredths at most. */
  readonly unit: number;
  readonly amount: number;
}

export interface Price {
  readonly lines: readonly PriceLine[];
  /** Whole credits: the sum of the lines, rounded up. */
  readonly total: number;
}

export const SHORT_MINUTES = 5;

const HUNDREDTHS = 100;
const toHundredths = (credits: number) => Math.round(credits * HUNDREDTHS) / HUNDREDTHS;

/**
 * Credits of one interview: `(perComplete + perMinute × minutes beyond 5) × (1 + weight × (100 / IR − 1))`. It grows with
 * the minutes and falls with the incidence, so that neither a longer interview nor rarer people are ever cheaper.
 */
export function interviewPrice(
  list: PriceList,
  { minutes, incidenceRate }: Pick<PricedStudy, "minutes" | "incidenceRate">,
): number {
  const interview = list.perComplete + list.perMinute * Math.max(0, minutes - SHORT_MINUTES);
  return toHundredths(interview * (1 + list.incidenceWeight * (100 / incidenceRate - 1)));
}

function line(kind: PriceLine["kind"], quantity: number, unit: number): PriceLine {
  return { kind, quantity, unit, amount: toHundredths(quantity * unit) };
}

/** Lines of nothing are left out. */
function sumOf(all: readonly PriceLine[]): Price {
  const lines = all.filter(({ amount }) => amount > 0);
  return { lines, total: Math.ceil(toHundredths(lines.reduce((sum, { amount }) => sum + amount, 0))) };
}

/** A study's price, line by line. */
export function priceOf(list: PriceList, study: PricedStudy): Price {
  return sumOf([
    line("setup", 1, list.setup),
    line("completes", study.sampleSize, interviewPrice(list, study)),
    line("criteria", study.sampleSize * study.criteria, list.perCriterion),
    line("quotas", study.quotas, list.perQuota),
  ]);
}

/** The price of a study whose people its client brings: the setup, once. */
export function setupPriceOf({ setup }: PriceList): Price {
  return sumOf([line("setup", 1, setup)]);
}

/** The price of sessions, line by line; nothing where the list has none. */
export function sessionsPriceOf(list: PriceList, { sessions, participants, minutes }: PricedSessions): Price | undefined {
  const { setup, perSession, perSessionMinute, perParticipant } = list;
  if (perSession === null || perSessionMinute === null || perParticipant === null) return undefined;
  return sumOf([
    line("setup", 1, setup),
    line("sessions", sessions, toHundredths(perSession + perSessionMinute * minutes)),
    line("participants", sessions * participants, perParticipant),
  ]);
}

/** Charged as far as they were had. */
const PER_UNIT: readonly PriceLine["kind"][] = ["completes", "criteria", "sessions", "participants"];

/**
 * What is charged of a quote in the end: interviews and sessions as they were had, all else as it was offered. Never more than the
 * quote.
 * @param share interviews or sessions had, of those that were ordered, 0 to 1
 */
export function chargeOf({ lines, total }: Price, share: number): number {
  const had = Math.min(1, Math.max(0, share));
  const sum = lines.reduce((all, { kind, amount }) => all + (PER_UNIT.includes(kind) ? amount * had : amount), 0);
  return Math.min(total, Math.ceil(toHundredths(sum)));
}
