import type { ClientHost } from "../../../client/kit/console";
import { conditionsField } from "./conditionsField";

/** Segments: put together from conditions, counted while one does, with those who are in them. */
export function register(host: ClientHost): void {
  host.fieldKind(conditionsField);
  host.recordTab({
    entity: "segment",
    order: 5,
    path: "personas",
    label: "segments.people.tab",
    icon: "Groups",
    isShown: () => true,
    load: () => import("./PeopleTab").then(({ PeopleTab }) => ({ default: PeopleTab })),
  });
}
