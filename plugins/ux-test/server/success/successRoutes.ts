import { forEachOwner } from "../../../../src/contracts/questionnaireOwners";
import type { QuestionnaireService } from "../../../../src/contracts/services/questionnaires";
import type { ResultsService } from "../../../../src/contracts/services/results";
import { type ExtensionRoute, type RouteContext, route } from "../../../../src/server/kit";
import { successApi, type UxPersonSuccess } from "../../shared/api/success";
import { publishedTasks } from "../navigation/publishedTasks";
import { readParticipants } from "../participants";
import { type KnownRun, readSuccess } from "./readSuccess";
import { successOf } from "./successOf";

const MOST_PEOPLE = 500;

/** The newest people with what is known of them, task by task in the questionnaire's order. */
async function peopleOf(
  context: RouteContext,
  questionnaireId: string,
  { runs, order }: { readonly runs: readonly KnownRun[]; readonly order: readonly string[] },
): Promise<{ readonly people: readonly UxPersonSuccess[]; readonly total: number }> {
  const byResponse = new Map<string, KnownRun[]>();
  for (const run of runs) byResponse.set(run.responseId, [...(byResponse.get(run.responseId) ?? []), run]);
  const known = (await readParticipants(context, questionnaireId)).filter(({ responseId }) => byResponse.has(responseId));
  const newest = known.toReversed().slice(0, MOST_PEOPLE);
  const people = newest.map(({ responseId, startedAt, ...person }) => ({
    ...{ responseId, person, startedAt },
    tasks: (byResponse.get(responseId) ?? [])
      .toSorted((one, other) => order.indexOf(one.questionId) - order.indexOf(other.questionId))
      .map(({ responseId: _response, ...task }) => task),
  }));
  return { people, total: known.length };
}

/** From the first request on. */
interface SuccessServices {
  readonly questionnaires: () => QuestionnaireService;
  readonly results: () => ResultsService;
}

/** Success by its proof, for whoever may read results. */
export function successRoutes({ questionnaires, results }: SuccessServices): readonly ExtensionRoute[] {
  return forEachOwner(({ reading: access }) => [
    route(successApi, "GET /api/activities/:id/ux-test/success", {
      access,
      handle: async (context, { params: { id }, query }) => {
        const { db, language } = context;
        const wanted = await publishedTasks(db, id, questionnaires());
        const responses = await results().selectedResponses(context, id, query);
        const runs = await readSuccess(db, { ...wanted, ...(responses ? { responses } : {}) });
        const ofTask = (id: string) => runs.filter(({ questionId }) => questionId === id);
        return {
          tasks: [...wanted.tasks].map(([id, task]) => successOf(task, ofTask(id), language)),
          ...(await peopleOf(context, wanted.questionnaireId, { runs, order: [...wanted.tasks.keys()] })),
          isSelected: responses !== undefined,
        };
      },
    }),
  ]);
}
