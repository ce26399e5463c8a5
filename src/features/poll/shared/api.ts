import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, nullable } from "../../../shared/calls/schemas";
import { FEWEST_OPTIONS, LONGEST_ALT, LONGEST_OPTION, LONGEST_QUESTION, MOST_OPTIONS } from "./poll";

/** Stays the same when the option's text changes. */
const Code = Type.String({ pattern: "^[A-Za-z0-9-]{1,40}$", maxLength: 40 });
const Choices = Type.Array(Code, { minItems: 1, maxItems: MOST_OPTIONS });

const Picture = closed({
  image: Type.String({ pattern: "^/files/[0-9a-f-]{36}$", maxLength: 60 }),
  alt: Type.String({ maxLength: LONGEST_ALT, description: "What it shows, for those who don't see it; may be empty" }),
});

const Option = closed({
  code: Code,
  text: Type.String({ minLength: 1, maxLength: LONGEST_OPTION, pattern: "\\S" }),
  picture: Type.Optional(Picture),
});

const Settings = closed({
  question: Type.String({ minLength: 1, maxLength: LONGEST_QUESTION, pattern: "\\S" }),
  picture: Type.Optional(Picture),
  isMultiple: Type.Boolean(),
  options: Type.Array(Option, { minItems: FEWEST_OPTIONS, maxItems: MOST_OPTIONS }),
});

const Results = Type.Object({
  voters: Type.Integer({ description: "How many members voted: the base of all shares" }),
  counts: Type.Array(Type.Object({ code: Type.String(), count: Type.Integer() }), { description: "In the order of the options" }),
});

const TeamView = component(
  "TeamPoll",
  Type.Object(
    { settings: nullable(Settings), ...Results.properties },
    { description: "`settings` is null before they are saved" },
  ),
);

const MemberView = component(
  "MemberPoll",
  Type.Object({
    ...Settings.properties,
    choices: nullable(Choices),
    results: nullable(Results),
  }),
);

const UploadedPicture = closed({ url: Type.String(), width: Type.Integer(), height: Type.Integer() });

export type PollPicture = ValueOf<typeof Picture>;
export type PollOption = ValueOf<typeof Option>;
export type PollSettings = ValueOf<typeof Settings>;
export type PollResults = ValueOf<typeof Results>;
/** As the team sees it. */
export type TeamPoll = ValueOf<typeof TeamView>;
/** As a member sees it: `choices` is null before the vote, `results` until the member has voted or the poll is over. */
export type MemberPoll = ValueOf<typeof MemberView>;

const image = `/files/${EXAMPLE_ID}`;
const settings: PollSettings = {
  question: "Coffee or tea?",
  isMultiple: false,
  options: [
    { code: "coffee", text: "Coffee", picture: { image, alt: "A cup of black coffee" } },
    { code: "tea", text: "Tea" },
  ],
};
const counts = [
  { code: "coffee", count: 3 },
  { code: "tea", count: 1 },
];
const team: TeamPoll = { settings, voters: 4, counts };
const member: MemberPoll = { ...settings, choices: ["tea"], results: { voters: 4, counts } };
const params = { id: EXAMPLE_ID };

export const pollApi = defineApi({
  "GET /api/activities/:id/poll": defineCall({
    summary: "What a poll asks, and what was voted so far",
    params: ById,
    answer: TeamView,
    examples: { params, answer: team },
  }),
  "PUT /api/activities/:id/poll": defineCall({
    summary: "Save what a poll asks; once somebody has voted, its options stay",
    params: ById,
    body: Settings,
    answer: TeamView,
    examples: { params, body: settings, answer: team },
  }),
  "POST /api/activities/:id/poll/pictures": defineCall({
    summary: "Send a picture, for the question or an option that is saved next; it is encoded again",
    params: ById,
    answer: UploadedPicture,
    examples: { params, answer: { url: image, width: 1200, height: 900 } },
  }),
  "GET /api/member/activities/:id/poll": defineCall({
    summary: "A poll as the member sees it: the result after one's own vote",
    params: ById,
    answer: MemberView,
    examples: { params, answer: member },
  }),
  "POST /api/member/activities/:id/poll/vote": defineCall({
    summary: "Vote, once; the same vote again is the same vote",
    params: ById,
    body: closed({ choices: Choices }),
    answer: MemberView,
    examples: { params, body: { choices: ["tea"] }, answer: member },
  }),
});
