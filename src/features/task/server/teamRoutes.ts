import type { ExtensionRoute, HostTools, SpaceDb } from "../../../server/kit";
import type { TaskSettings, TeamTask } from "../shared/task";
import { countAnswers } from "./answers";
import * as documents from "./documents";
import { readTask } from "./readTask";
import { saveTask } from "./saveTask";
import { taskSaved } from "./taskSaved";

const NONE = { answers: 0, sentBack: 0 };
const activityOf = (request: { readonly params: unknown }) => (request.params as { readonly id: string }).id;

async function teamTask(db: SpaceDb, activityId: string): Promise<TeamTask> {
  const task = await readTask(db, activityId);
  if (!task) return { settings: null };
  const answers = await countAnswers(db, activityId);
  return { settings: { ...task, parts: task.parts.map((part) => ({ ...part, ...(answers.get(part.id) ?? NONE) })) } };
}

const described = {
  examples: { id: documents.EXAMPLE_ID },
  answer: { schema: documents.TEAM, example: documents.TEAM_EXAMPLE },
};

/** The team's calls: what a task asks for. */
export function teamRoutes(tools: () => Pick<HostTools, "publish">): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: "/api/activities/:id/task",
      summary: "What a task asks for, and how many have answered",
      access: { entity: "activity", action: "read" },
      schema: { params: documents.params },
      describe: () => described,
      handle: ({ db }, request) => teamTask(db, activityOf(request)),
    },
    {
      method: "PUT",
      url: "/api/activities/:id/task",
      summary: "Save what a task asks for; a part that was answered stays, and stays of its kind",
      access: { entity: "activity", action: "update" },
      schema: { params: documents.params, body: documents.settings },
      describe: () => ({ ...described, body: { schema: documents.settings, example: documents.SETTINGS_EXAMPLE } }),
      handle: async ({ db, records }, request) => {
        const activityId = activityOf(request);
        return db.transaction(async () => {
          await saveTask(db, activityId, request.body as TaskSettings, records);
          await tools().publish(db, taskSaved, { activityId });
          return teamTask(db, activityId);
        });
      },
    },
  ];
}
