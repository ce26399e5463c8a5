import { newId } from "../../src/shared/ids";
import type { TestApp } from "./app";
import { demoId } from "./communities";
import { publishedSurvey } from "./surveys";

/** Records of the demo that bad inputs speak of. */
export interface Records {
  readonly community: string;
  /** A survey that the member has begun. */
  readonly survey: string;
  /** An activity that the member may write in, and a comment of another one. */
  readonly talk: string;
  readonly foreignComment: string;
}

interface World {
  readonly member: string;
  readonly moderator: string;
  readonly records: Records;
}

type Request = Parameters<TestApp["call"]>[0];
type Try = readonly [string, (world: World) => Request, string];

/** An opinion that members give, without having to see others' first. @returns its id */
async function openOpinion(app: TestApp, moderator: string): Promise<string> {
  const call = (method: "POST" | "PUT", url: string, body: object) => app.call({ method, url, token: moderator, body });
  const values = { title: "A walk", type: "wat_opinion", description: "Tell us" };
  const { id } = (await call("POST", "/api/activities", values)).json();
  await call("PUT", `/api/activities/${id}/opinion`, { question: "Where do you walk?", othersVisible: "ALWAYS" });
  const opened = await call("POST", `/api/activities/${id}/transitions/open`, {});
  if (opened.statusCode !== 200) throw new Error(opened.body);
  return id;
}

export async function prepareRecords(app: TestApp, { member, moderator }: Omit<World, "records">): Promise<Records> {
  const community = await demoId(app);
  const age = {
    id: "age",
    variable: "age",
    type: "number",
    title: { es: "¿Cuántos?" },
    minValue: -10,
    maxValue: 99,
    maxDecimals: 0,
  };
  const survey = await publishedSurvey(app, moderator, { languages: ["es"], blocks: [{ id: "one", questions: [age] }] });
  await app.call({ method: "POST", url: `/api/activities/${survey}/execution`, token: member });
  const [talk, other] = [await openOpinion(app, moderator), await openOpinion(app, moderator)];
  const say = (activity: string) =>
    app.call({
      method: "POST",
      url: `/tester/communities/${community}/activity/${activity}/comment`,
      token: member,
      body: { text: "By the river" },
    });
  await say(talk);
  const said = await say(other);
  if (said.statusCode !== 200) throw new Error(said.body);
  return { community, survey, talk, foreignComment: said.json().id };
}

const JSON_TYPE = { "content-type": "application/json" };

const points =
  (value: string) =>
  ({ moderator, records }: World) => ({
    method: "POST" as const,
    url: `/client/communities/${records.community}/customPoints`,
    token: moderator,
    // As text: a program's numbers would change it.
    body: `{"members":["Original"],"points":${value},"reason":"Thanks for the talk","key":"${newId()}"}`,
    headers: JSON_TYPE,
  });

const answer =
  (value: string) =>
  ({ member, records }: World) => ({
    method: "PUT" as const,
    url: `/api/activities/${records.survey}/execution/answers/age`,
    token: member,
    body: `{"value":${value}}`,
    headers: JSON_TYPE,
  });

const segment =
  (condition: object) =>
  ({ moderator }: World) => ({
    method: "POST" as const,
    url: "/api/segments",
    token: moderator,
    body: { name: "By age", conditions: [{ kind: "AGE", ...condition }] },
  });

const activity =
  (values: object) =>
  ({ moderator }: World) => ({
    method: "POST" as const,
    url: "/api/activities",
    token: moderator,
    body: { title: "A walk", type: "el_survey", description: "For a test", ...values },
  });

const reminder =
  (at: string) =>
  ({ moderator, records }: World) => ({
    method: "POST" as const,
    url: `/client/communities/${records.community}/activity/${records.talk}/programReminder`,
    token: moderator,
    body: { reminderDates: [at] },
  });

const OVERRIDE = "veterana\u202Eanaretev";

export const RECORD_TRIES: readonly Try[] = [
  ...["-1e18", "1e18", "1e400", "-0", '"10"', "1.5"].map(
    (value): Try => [`30 ${value} LABs by hand`, points(value), "request.invalid"],
  ),
  ...Array.from({ length: 10 }, (_, n): Try => [`31 a tenth of a LAB, time ${n + 1}`, points("0.1"), "request.invalid"]),
  [
    "33 a tag that is read from right to left",
    ({ moderator }) => ({ method: "POST", url: "/api/tags", token: moderator, body: { name: OVERRIDE } }),
    "request.invalid",
  ],
  [
    "33 a tag that is read from right to left, given to members",
    ({ moderator, records }) => ({
      method: "POST",
      url: `/client/communities/${records.community}/addMemberTags`,
      token: moderator,
      body: { tags: [OVERRIDE], members: ["Original"] },
    }),
    "request.invalid",
  ],
  [
    "33 a tag that is read from right to left, of a new member",
    ({ moderator }) => ({
      method: "POST",
      url: "/api/members",
      token: moderator,
      body: { nickname: "tagged", email: "tagged@mail.test", tags: [OVERRIDE] },
    }),
    "request.invalid",
  ],
  ...[{ minimum: -1 }, { minimum: "thirty" }, { maximum: 121 }, { minimum: 30.5 }].map(
    (condition): Try => [`36 an age of ${JSON.stringify(condition)}`, segment(condition), "request.invalid"],
  ),
  [
    "36 an age written as a member's",
    ({ moderator }) => ({
      method: "POST",
      url: "/api/members",
      token: moderator,
      body: { nickname: "aged", email: "aged@mail.test", age: -1 },
    }),
    "request.invalid",
  ],
  ...["1e400", "-1e400", "1.5", '"1,5"', '"1.234"', '"1e1"'].map(
    (value): Try => [`50 the answer ${value}`, answer(value), "execution.invalidAnswer"],
  ),
  [
    "54 a reply to a comment of another activity",
    ({ member, records }) => ({
      method: "POST",
      url: `/tester/communities/${records.community}/activity/${records.talk}/comment`,
      token: member,
      body: { text: "Over here", parentCommentId: records.foreignComment },
    }),
    "request.invalid",
  ],
  ...[
    "https://youtube.com.evil.io/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com.evil.io/watch?v=dQw4w9WgXcQ",
    "https://youtube.com@evil.io/watch?v=dQw4w9WgXcQ",
    "https://evil.io/https://youtube.com/watch?v=dQw4w9WgXcQ",
    "https://evil.io#https://youtu.be/dQw4w9WgXcQ",
    "https://youtube.com\\@evil.io/watch?v=dQw4w9WgXcQ",
    "https://youtube.com%2eevil.io/watch?v=dQw4w9WgXcQ",
    "http://youtube.com/watch?v=dQw4w9WgXcQ",
    "javascript:alert('https://youtu.be/dQw4w9WgXcQ')",
  ].map((url): Try => [`56 the film ${url}`, activity({ videos: [{ url }] }), "request.invalid"]),
  ["58 a reminder in the past", reminder("2020-01-01T10:00:00Z"), "activity.reminderTime"],
  ["58 a reminder at a time that says no zone", reminder("2099-03-29T02:30:00"), "request.invalid"],
  ["58 a start at a time that says no zone", activity({ startsAt: "2099-03-29T02:30:00" }), "request.invalid"],
];
