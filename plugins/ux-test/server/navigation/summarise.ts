import { localize } from "../../../../src/shared/languages";
import type { UxTaskQuestion } from "../../questions/uxTask/uxTaskQuestion";
import type { QuestionNavigation } from "../../shared/api/navigation";
import { medianOf, shareInterval } from "../../shared/interval";
import { isDirect, shortestPath } from "../../shared/navigation/evaluate";
import { pageNameOf } from "../../shared/navigation/pageName";
import type { MeasuredRun } from "./readNavigation";

const MOST_PATHS = 10;
const MOST_PAGES = 50;
/** Of a path that is told; longer ones are cut. */
const LONGEST_PATH = 12;

const secondsSince = (run: MeasuredRun, at: number) => Math.max(0, at - run.startedAt) / 1_000;
const medianOrNull = (values: readonly number[]) => (values.length > 0 ? medianOf(values).median : null);

function pathsOf(runs: readonly MeasuredRun[]): QuestionNavigation["paths"] {
  const paths = new Map<string, { pages: string[]; people: number; successes: number; isCut: boolean }>();
  for (const { path, isReached } of runs) {
    const pages = path.slice(0, LONGEST_PATH).map(({ page }) => pageNameOf(page));
    const isCut = path.length > LONGEST_PATH;
    const key = JSON.stringify([pages, isCut]);
    const known = paths.get(key) ?? { pages, people: 0, successes: 0, isCut };
    known.people += 1;
    if (isReached) known.successes += 1;
    paths.set(key, known);
  }
  return [...paths.values()].sort((one, other) => other.people - one.people).slice(0, MOST_PATHS);
}

function pagesOf(runs: readonly MeasuredRun[]): QuestionNavigation["pages"] {
  const pages = new Map<string, { people: number; seconds: number[]; rageClicks: number; ragePeople: number }>();
  const known = (page: string) => {
    const found = pages.get(page) ?? { people: 0, seconds: [], rageClicks: 0, ragePeople: 0 };
    pages.set(page, found);
    return found;
  };
  for (const { path, rageClicks } of runs) {
    const visits = path.map(({ page, seconds }) => ({ page: pageNameOf(page), seconds }));
    const times = new Map<string, number>();
    for (const { page, seconds } of visits) if (seconds !== null) times.set(page, (times.get(page) ?? 0) + seconds);
    for (const page of new Set(visits.map(({ page }) => page))) known(page).people += 1;
    for (const [page, seconds] of times) known(page).seconds.push(seconds);
    const raged = rageClicks.map(pageNameOf);
    for (const page of raged) known(page).rageClicks += 1;
    for (const page of new Set(raged)) known(page).ragePeople += 1;
  }
  return [...pages]
    .map(([page, { seconds, ...counts }]) => ({ page, medianSeconds: medianOrNull(seconds), ...counts }))
    .sort((one, other) => other.people - one.people || other.rageClicks - one.rageClicks)
    .slice(0, MOST_PAGES);
}

/** What all people did at one task. */
export function summarise(task: UxTaskQuestion, runs: readonly MeasuredRun[], language: string): QuestionNavigation {
  const people = runs.length;
  const successful = runs.filter(({ at }) => at !== null);
  const shortest = shortestPath(runs);
  const direct = successful.filter((run) => shortest !== undefined && isDirect(run, shortest)).length;
  const isMeasured = people > 0 && runs.some(({ isReached }) => isReached !== null);
  const total = (count: (run: MeasuredRun) => number) => runs.reduce((sum, run) => sum + count(run), 0);
  return {
    questionId: task.id,
    title: localize(task.title, language),
    people,
    success: isMeasured ? { share: successful.length / people, interval: shareInterval(successful.length, people) } : null,
    successPeople: { direct, indirect: successful.length - direct },
    successSeconds: medianOrNull(successful.map((run) => secondsSince(run, run.at ?? run.startedAt))),
    checkpoints: (task.checkpoints ?? []).map(({ id, name, event, isSuccess = false }) => {
      const times = runs.flatMap((run) => {
        const reached = run.checkpoints.find((one) => one.id === id);
        return reached ? [secondsSince(run, reached.at)] : [];
      });
      const share = people > 0 ? times.length / people : 0;
      return { id, name, event, isSuccess, people: times.length, share, medianSeconds: medianOrNull(times) };
    }),
    paths: pathsOf(runs),
    pages: pagesOf(runs),
    clicks: total(({ clicks }) => clicks),
    misclicks: total(({ misclicks }) => misclicks),
    rageClicks: total(({ rageClicks }) => rageClicks.length),
  };
}
