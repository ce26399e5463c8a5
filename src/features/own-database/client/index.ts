import { type ClientHost, clientOf } from "../../../client/kit/console";
import type { peopleApi } from "../shared/api/people";
import { OWN_DATABASE } from "../shared/ownDatabase";

const people = clientOf<typeof peopleApi>();

/** Whether anybody will be asked: by mail, or by the open link. */
async function readHasPeople(studyId: string, signal: AbortSignal): Promise<boolean> {
  const { counts, link } = await people.call("GET /api/studies/:id/people", { params: { id: studyId }, query: {} }, { signal });
  return counts.people > 0 || link.isOpen;
}

/** Surveys of a client's own database: the study's tab with its people. */
export function register(host: ClientHost): void {
  host.studyProduct({ name: OWN_DATABASE, order: 12, icon: "Email" });
  host.recordTab({
    entity: "study",
    order: 27,
    path: "people",
    stage: "setup",
    label: "ownDatabase.people.tab",
    icon: "People",
    isShown: ({ type }) => type === OWN_DATABASE,
    readDone: ({ id }, signal) => readHasPeople(id, signal),
    load: () => import("./PeopleTab").then(({ PeopleTab }) => ({ default: PeopleTab })),
  });
}
