import type { Comments } from "../../../../contracts/services/comments";
import type { ActivityVariables, SpaceDb } from "../../../../server/kit";
import { type LocalizedText, resolveLanguage } from "../../../../shared/languages";
import { readTopicNames } from "../exports/readTranscript";

const CODES: LocalizedText = { es: "Códigos", en: "Codes", fr: "Codes", nl: "Codes", it: "Codici", pt: "Códigos" };
/** Of what belongs to no topic. */
const NO_TOPIC = "";

/** What members said that counts. */
const counting = (db: SpaceDb, activityId: string) =>
  db
    .selectFrom("comment")
    .leftJoin("comment as root", "root.id", "comment.parentComment")
    .where("comment.activity", "=", activityId)
    .where("comment.member", "is not", null)
    .where("comment.audience", "=", "EVERYBODY")
    .where("comment.status", "=", "PUBLISHED")
    .where("comment.deletedAt", "is", null)
    .where("root.deletedAt", "is", null);

/** Each code that was given to a member's comments in a topic, once. */
function readCoded(db: SpaceDb, activityId: string) {
  return counting(db, activityId)
    .innerJoin("codedPassage", "codedPassage.comment", "comment.id")
    .innerJoin("commentCode", "commentCode.id", "codedPassage.code")
    .select(["comment.member", "comment.topic", "commentCode.id as code", "commentCode.name"])
    .distinct()
    .orderBy("commentCode.name")
    .execute();
}

/** See `Comments.codeVariables`. */
export const codeVariables: Comments["codeVariables"] = async ({ db, activityId, language }) => {
  const coded = await readCoded(db, activityId);
  const values = new Map<string, Record<string, string[]>>();
  if (coded.length === 0) return { variables: [], values };
  const word = CODES[resolveLanguage(language)] ?? "";
  const topics = [...(await readTopicNames(db, activityId))];
  const places = [
    ...topics.map(([id, title], index) => ({ topic: id, name: `topic${index + 1}_codes`, label: `${title}: ${word}` })),
    { topic: NO_TOPIC, name: "codes", label: word },
  ];
  const used = places.filter(({ topic }) => coded.some((one) => (one.topic ?? NO_TOPIC) === topic));
  const names = new Map(used.map(({ topic, name }) => [topic, name]));
  const listOf = (member: string | null, topic: string | null): string[] | undefined => {
    const name = names.get(topic ?? NO_TOPIC);
    if (member === null || name === undefined) return undefined;
    const own = values.get(member) ?? {};
    const list = own[name] ?? [];
    values.set(member, { ...own, [name]: list });
    return list;
  };
  const writers = await counting(db, activityId).select(["comment.member", "comment.topic"]).distinct().execute();
  for (const { member, topic } of writers) listOf(member, topic);
  for (const { member, topic, code } of coded) listOf(member, topic)?.push(code);
  const variables: ActivityVariables["variables"] = used.map(({ topic, name, label }) => {
    const own = coded.filter((one) => (one.topic ?? NO_TOPIC) === topic);
    return { name, label, measure: "nominal", codes: Object.fromEntries(own.map((one) => [one.code, one.name])) };
  });
  return { variables, values };
};
