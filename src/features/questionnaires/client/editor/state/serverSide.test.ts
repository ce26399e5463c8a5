import { expect, test } from "vitest";
import type { PublishedVersion, QuestionnaireState } from "../../../../../contracts/api/questionnaires";
import type { Questionnaire } from "../../../../../survey/questionnaire";
import { reduceServerSide, type ServerAction, type ServerSide, serverSide } from "./serverSide";

const draft: Questionnaire = { languages: ["es"], blocks: [] };
const edited: Questionnaire = { languages: ["es", "en"], blocks: [] };
const fault = { path: "/blocks", fault: "empty" };
const version = (number: number, more: Partial<PublishedVersion> = {}): PublishedVersion => ({
  version: number,
  publishedAt: "2026-11-20T09:00:00Z",
  isCurrent: true,
  responses: 7,
  testResponses: 1,
  ...more,
});
const state: QuestionnaireState = {
  draft,
  revision: 3,
  published: version(2),
  faults: [fault],
  estimatedSeconds: 60,
  link: "/s/a",
  responses: 9,
  testResponses: 2,
};
const publishing = { publishedAt: "2026-11-21T09:00:00Z", link: "/s/b" };

test.each<[string, readonly ServerAction[], Partial<ServerSide>]>([
  [
    "a saved draft is not the published one",
    [{ kind: "saved", saved: { revision: 4, faults: [], estimatedSeconds: 75 }, draft: edited }],
    { faults: [], estimatedSeconds: 75, checked: edited, published: version(2, { isCurrent: false }), link: "/s/a" },
  ],
  [
    "a new version has no responses yet",
    [{ kind: "published", result: { ...publishing, version: 3 }, draft: edited }],
    {
      faults: [],
      checked: edited,
      link: "/s/b",
      published: version(3, { publishedAt: publishing.publishedAt, responses: 0, testResponses: 0 }),
    },
  ],
  [
    "what is published as it was keeps its responses",
    [{ kind: "published", result: { ...publishing, version: 2 }, draft }],
    { published: version(2, { publishedAt: publishing.publishedAt }) },
  ],
  [
    "an activity that opens by other ways opens the link",
    [{ kind: "activityMoved", state: { published: version(3), link: "/s/c" }, switches: 0 }],
    { published: version(3), link: "/s/c" },
  ],
  [
    "what was read before the link was switched here doesn't switch it back",
    [
      { kind: "switching" },
      { kind: "switched", link: null },
      { kind: "activityMoved", state: { published: version(3), link: "/s/c" }, switches: 0 },
    ],
    { published: version(3), link: null },
  ],
  [
    "nor while it is being switched",
    [{ kind: "switching" }, { kind: "activityMoved", state: { published: null, link: "/s/c" }, switches: 0 }],
    { link: "/s/a" },
  ],
  [
    "what is loaded anew is all that counts, save what was switched",
    [{ kind: "switching" }, { kind: "loaded", state: { ...state, draft: edited, link: null, faults: [] } }],
    { checked: edited, link: null, faults: [], switches: 1 },
  ],
])("%s", (_, actions, after) => {
  expect(actions.reduce(reduceServerSide, serverSide(state))).toMatchObject(after);
});
