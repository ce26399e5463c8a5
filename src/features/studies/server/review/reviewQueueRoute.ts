import { route } from "../../../../server/kit";
import { studyHomesApi } from "../../shared/api/home";
import { readReviewQueue } from "./readReviewQueue";

export const reviewQueueRoute = route(studyHomesApi, "GET /api/studies/review", {
  access: { kind: "backoffice" },
  handle: (context) => readReviewQueue(context),
});
