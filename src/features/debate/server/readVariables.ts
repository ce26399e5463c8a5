import { type ActivityType, sql } from "../../../server/kit";
import { countingComments } from "./readAnswered";
import { readDebate } from "./readDebate";

const COMMENTS: Readonly<Record<string, string>> = {
  es: "comentarios",
  en: "comments",
  fr: "commentaires",
  nl: "reacties",
  it: "commenti",
  pt: "comentários",
};

/** For each topic: how many comments a member wrote in it. */
export const readVariables: NonNullable<ActivityType["variables"]> = async ({ db, activityId, language }) => {
  const { topics } = await readDebate(db, activityId);
  const unit = COMMENTS[language.slice(0, 2)] ?? COMMENTS.en;
  const named = topics.map(({ id, title }, index) => ({ id, name: `topic${index + 1}`, label: `${title} (${unit})` }));
  const rows = await countingComments(db)
    .select(["member", "topic", sql<number>`count(*)`.as("count")])
    .where("activity", "=", activityId)
    .where("member", "is not", null)
    .groupBy(["member", "topic"])
    .execute();
  const none = Object.fromEntries(named.map(({ name }) => [name, 0]));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const values = new Map<string, Readonly<Record<string, number>>>();
  for (const { member, topic, count } of rows) {
    const name = names.get(topic ?? "");
    if (member && name) values.set(member, { ...(values.get(member) ?? none), [name]: Number(count) });
  }
  return { variables: named.map(({ name, label }) => ({ name, label, measure: "scale" })), values };
};
