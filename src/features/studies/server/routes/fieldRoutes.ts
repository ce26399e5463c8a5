import { type ExtensionRoute, route } from "../../../../server/kit";
import { ordersApi } from "../../shared/api/orders";
import { pauseStudy } from "../moves/pauseStudy";
import { readField } from "../readField";
import type { StudyServices } from "../services";

function pauseRoute(name: "pause" | "resume", services: StudyServices): ExtensionRoute {
  return route(ordersApi, `POST /api/studies/:id/field/${name}`, {
    access: { entity: "study", action: "update" },
    handle: ({ db, session }, { params: { id: studyId } }) =>
      pauseStudy(db, { studyId, accountId: session?.accountId ?? null, isPaused: name === "pause" }, services),
  });
}

/** A study's field: how it stands, and stopping it for a while. */
export function fieldRoutes(services: StudyServices): readonly ExtensionRoute[] {
  return [
    route(ordersApi, "GET /api/studies/:id/field", {
      access: { entity: "study", action: "read" },
      handle: ({ db }, { params: { id } }) => readField(db, id, services),
    }),
    pauseRoute("pause", services),
    pauseRoute("resume", services),
  ];
}
