import type { ExtensionRoute } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { readReviewQueue } from "./readReviewQueue";

const text = { type: "string" } as const;
const ABOUT = { id: text, name: text, company: text };
const WAITING = requiredObject({
  ...ABOUT,
  sampleSize: { type: "integer" },
  price: { type: "number" },
  reviewEndsAt: { type: ["string", "null"] },
  isLate: { type: "boolean" },
});
const QUEUE = requiredObject({
  waiting: { type: "array", items: WAITING },
  paused: { type: "array", items: requiredObject({ ...ABOUT, pausedAt: text }) },
});

const ABOUT_EXAMPLE = { id: "0193fd0a-7c1e-7000-8000-000000000001", name: "Reforma de la plaza", company: "Northwind" };
const EXAMPLE = {
  waiting: [{ ...ABOUT_EXAMPLE, sampleSize: 150, price: 1_234, reviewEndsAt: "2026-12-11T09:30:00.000Z", isLate: false }],
  paused: [{ ...ABOUT_EXAMPLE, pausedAt: "2026-12-09T16:05:00.000Z" }],
};

export const reviewQueueRoute: ExtensionRoute = {
  method: "GET",
  url: "/api/studies/review",
  summary: "Studies of all companies that wait for the provider: to be reviewed, or paused in field",
  access: { kind: "backoffice" },
  describe: () => ({ answer: { schema: QUEUE, example: EXAMPLE } }),
  handle: (context) => readReviewQueue(context),
};
