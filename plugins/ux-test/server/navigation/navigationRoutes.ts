import { forEachOwner } from "../../../../src/contracts/questionnaireOwners";
import type { QuestionnaireService } from "../../../../src/contracts/services/questionnaires";
import type { ResultsService } from "../../../../src/contracts/services/results";
import { type ExtensionRoute, route } from "../../../../src/server/kit";
import { navigationApi } from "../../shared/api/navigation";
import { publishedTasks } from "./publishedTasks";
import { type MeasuredRun, readNavigation } from "./readNavigation";
import { readSessionEvents } from "./sessionEvents";
import { summarise } from "./summarise";

/** From the first request on. */
interface NavigationServices {
  readonly questionnaires: () => QuestionnaireService;
  readonly results: () => ResultsService;
}

/** What tested sites reported, for whoever may read results. */
export function navigationRoutes({ questionnaires, results }: NavigationServices): readonly ExtensionRoute[] {
  return forEachOwner(({ reading: access }) => [
    route(navigationApi, "GET /api/activities/:id/ux-test/navigation", {
      access,
      handle: async (context, { params: { id }, query }) => {
        const { db, language } = context;
        const tasksOf = await publishedTasks(db, id, questionnaires());
        const responses = await results().selectedResponses(context, id, query);
        const wanted = { ...tasksOf, ...(responses ? { responseIds: [...responses] } : {}) };
        const runs = new Map<string, MeasuredRun[]>([...wanted.tasks.keys()].map((questionId) => [questionId, []]));
        for await (const run of readNavigation(db, wanted)) runs.get(run.questionId)?.push(run);
        const questions = [...wanted.tasks].map(([id, task]) => summarise(task, runs.get(id) ?? [], language));
        return { questions, isSelected: responses !== undefined };
      },
    }),
    route(navigationApi, "GET /api/activities/:id/ux-test/responses/:responseId/questions/:questionId/events", {
      access,
      handle: async ({ db }, { params: { id, responseId, questionId } }) => {
        const { questionnaireId, tasks } = await publishedTasks(db, id, questionnaires());
        const wanted = { questionnaireId, responseId, questionId, task: tasks.get(questionId) };
        return { events: [...(await readSessionEvents(db, wanted))] };
      },
    }),
  ]);
}
