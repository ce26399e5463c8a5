import { type ExtensionRoute, type HostTools, route, type SpaceDb } from "../../../server/kit";
import { type TeamTask, taskApi } from "../shared/api";
import { countAnswers } from "./answers";
import { readTask } from "./readTask";
import { saveTask } from "./saveTask";
import { taskSaved } from "./taskSaved";

const NONE = { answers: 0, sentBack: 0 };

async function teamTask(db: SpaceDb, activityId: string): Promise<TeamTask> {
  const task = await readTask(db, activityId);
  if (!task) return { settings: null };
  const answers = await countAnswers(db, activityId);
  return { settings: { ...task, parts: task.parts.map((part) => ({ ...part, ...(answers.get(part.id) ?? NONE) })) } };
}

/** The team's calls: what a task asks for. */
export const teamRoutes = (tools: () => Pick<HostTools, "publish">): readonly ExtensionRoute[] => [
  route(taskApi, "GET /api/activities/:id/task", {
    access: { entity: "activity", action: "read" },
    handle: ({ db }, { params }) => teamTask(db, params.id),
  }),
  route(taskApi, "PUT /api/activities/:id/task", {
    access: { entity: "activity", action: "update" },
    handle: ({ db, records }, { params: { id: activityId }, body }) =>
      db.transaction(async () => {
        await saveTask(db, activityId, body, records);
        await tools().publish(db, taskSaved, { activityId });
        return teamTask(db, activityId);
      }),
  }),
];
