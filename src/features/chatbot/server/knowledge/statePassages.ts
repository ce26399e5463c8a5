import { readGamification } from "../../../../server/kit";
import { createZone } from "../../../../shared/dates/zone";
import type { Topic } from "../../shared/chatbot";
import type { Asker, ChatbotServices } from "../services";
import type { Dates } from "./formatDates";
import { type Passage, plainOf } from "./passage";
import type { OwnActivity } from "./readActivities";

interface State {
  readonly asker: Asker;
  readonly activities: readonly OwnActivity[];
  readonly dates: Dates;
}

type Days = readonly [from: string | null, to: string | null];

/** When LABs can be redeemed: of two periods the one that isn't over. */
async function periodText({ asker: { db, text, timeZone }, dates }: State): Promise<string> {
  const row = await db
    .selectFrom("communityConfiguration")
    .select(["redeemFrom", "redeemTo", "secondRedeemFrom", "secondRedeemTo"])
    .executeTakeFirst();
  const { startOf } = createZone(await timeZone());
  const now = new Date().toISOString();
  const first: Days = [row?.redeemFrom ?? null, row?.redeemTo ?? null];
  const second: Days = [row?.secondRedeemFrom ?? null, row?.secondRedeemTo ?? null];
  const isFirstOver = first[1] !== null && startOf(first[1]) <= now;
  const [from, to] = (isFirstOver && second[1] !== null ? second : first).map((day) => day && startOf(day));
  if (from && from > now) return text("chatbot.state.opens", { from: dates.instant(from), to: to ? dates.instant(to) : "" });
  if (to && to <= now) return text("chatbot.state.over");
  return to ? text("chatbot.state.openUntil", { date: dates.instant(to) }) : text("chatbot.state.openAlways");
}

async function lastRedemptionText({ asker: { db, memberId, text }, dates }: Pick<State, "asker" | "dates">): Promise<string> {
  const last = await db
    .selectFrom("redeem")
    .select(["cardName", "status", "endDate"])
    .where("member", "=", memberId)
    .where("endDate", "is not", null)
    .orderBy("endDate", "desc")
    .executeTakeFirst();
  if (!last?.endDate) return "";
  const word = last.status === "COMPLETED" ? "chatbot.state.lastReady" : "chatbot.state.lastRejected";
  return text(word, { name: plainOf(last.cardName ?? ""), date: dates.day(last.endDate) });
}

async function redemptionsText({ asker, dates }: State): Promise<string> {
  const { db, memberId, text } = asker;
  const rows = await db
    .selectFrom("redeem")
    .select(["cardName", "labs", "initialDate"])
    .where("member", "=", memberId)
    .where("status", "=", "PENDING")
    .orderBy("initialDate", "desc")
    .limit(10)
    .execute();
  if (rows.length === 0) {
    const last = await lastRedemptionText({ asker, dates });
    return [text("chatbot.state.noRedemptions"), last].filter(Boolean).join(" ");
  }
  const lines = rows.map(({ cardName, labs, initialDate }) =>
    text("chatbot.state.redemption", { name: plainOf(cardName ?? ""), labs, date: dates.day(initialDate) }),
  );
  return [text("chatbot.state.redemptions", { smart_count: rows.length }), ...lines].join("\n");
}

async function labsText({ db, memberId, text }: Asker, { ledger }: Pick<ChatbotServices, "ledger">): Promise<string> {
  const { available, pending, held } = await ledger().balanceOf(db, memberId);
  return [
    text("chatbot.state.labs", { smart_count: available }),
    pending > 0 ? text("chatbot.state.pending", { smart_count: pending }) : "",
    held > 0 ? text("chatbot.state.held", { smart_count: held }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const MOST_LINES = 15;

/** Activities in lines, each with its date, the nearest first. */
function linesOf({ asker: { text }, dates }: State, activities: readonly OwnActivity[], date: "startsAt" | "endsAt") {
  const word = date === "endsAt" ? "chatbot.state.untilLine" : "chatbot.state.fromLine";
  const listed = activities.toSorted((one, other) => (one[date] ?? "9").localeCompare(other[date] ?? "9")).slice(0, MOST_LINES);
  const lines = listed.map((activity) => {
    const [title, at] = [plainOf(activity.title), activity[date]];
    return at ? text(word, { title, date: dates.instant(at) }) : `• ${title}`;
  });
  const left = activities.length - listed.length;
  return left > 0 ? [...lines, text("chatbot.state.moreLine", { smart_count: left })] : lines;
}

function activitiesText(state: State, kind: "todo" | "comingSoon"): string {
  const { text } = state.asker;
  const own = state.activities.filter((activity) => activity.state === kind);
  if (own.length === 0) return text(`chatbot.state.${kind}None`);
  const lines = linesOf(state, own, kind === "todo" ? "endsAt" : "startsAt");
  return [text(`chatbot.state.${kind}`, { smart_count: own.length }), ...lines].join("\n");
}

async function newsText({ db, memberId, text }: Asker): Promise<string> {
  const { count } = await db
    .selectFrom("notification")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("member", "=", memberId)
    .where("seen", "=", false)
    .executeTakeFirstOrThrow();
  return Number(count) === 0 ? text("chatbot.state.newsNone") : text("chatbot.state.news", { smart_count: Number(count) });
}

/** What is true of the member now, in figures of the moment. */
export async function statePassages(state: State, services: Pick<ChatbotServices, "ledger">): Promise<readonly Passage[]> {
  const { asker } = state;
  const { text } = asker;
  const { isOn } = await readGamification(asker.db);
  const own: (readonly [topic: Topic, path: string, text: string])[] = [
    ["TODO", "/activities", activitiesText(state, "todo")],
    ["COMING", "/activities", activitiesText(state, "comingSoon")],
    ["NEWS", "/notifications", await newsText(asker)],
  ];
  if (isOn)
    own.push(
      ["LABS", "/redeem", await labsText(asker, services)],
      ["PERIOD", "/redeem", await periodText(state)],
      ["REDEMPTIONS", "/redeem", await redemptionsText(state)],
    );
  return own.map(([topic, path, said]) => ({
    ...{ topic, path, text: said },
    title: text(`chatbot.topics.${topic}.title`),
    words: text(`chatbot.topics.${topic}.words`),
  }));
}
