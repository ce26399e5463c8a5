import type { ClientHost } from "../../../client/kit/console";
import { explainRemoval } from "./tagUse";

/** Tags for many members at once: those that are selected, or a pasted list. */
export function register(host: ClientHost): void {
  host.bulkAction({
    entity: "member",
    name: "tags",
    order: 10,
    label: "tags.change.open",
    icon: "Badge",
    load: () => import("./TagSelected"),
  });
  host.listAction({
    entity: "member",
    name: "tagList",
    order: 10,
    label: "tags.change.openList",
    icon: "Badge",
    needs: "update",
    load: () => import("./TagPasted"),
  });
  host.recordRemoval({ entity: "tag", explain: explainRemoval });
  host.recordNotice({ entity: "tag", isShown: () => true, load: () => import("./UseNotice") });
}
