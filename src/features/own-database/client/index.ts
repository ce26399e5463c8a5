import type { ClientHost } from "../../../client/kit/console";
import { OWN_DATABASE } from "../shared/ownDatabase";

/** Surveys of a client's own database: the study's tab with its people. */
export function register(host: ClientHost): void {
  host.studyProduct({ name: OWN_DATABASE, order: 12, icon: "Email" });
  host.recordTab({
    entity: "study",
    order: 27,
    path: "people",
    label: "ownDatabase.people.tab",
    icon: "People",
    isShown: ({ type }) => type === OWN_DATABASE,
    load: () => import("./PeopleTab").then(({ PeopleTab }) => ({ default: PeopleTab })),
  });
}
