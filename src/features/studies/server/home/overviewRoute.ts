import { type ExtensionRoute, route } from "../../../../server/kit";
import { studyHomesApi } from "../../shared/api/home";
import type { StudyServices } from "../services";
import { readOverview } from "./readOverview";

/** What the suite's home says of studies. */
export const overviewRoute = (services: StudyServices): ExtensionRoute =>
  route(studyHomesApi, "GET /api/studies/overview", {
    access: { kind: "suite" },
    handle: (context) => readOverview(context, services),
  });
