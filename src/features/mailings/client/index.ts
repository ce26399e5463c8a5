import type { ClientHost } from "../../../client/kit/console";

/** E-mails and notifications of the team: writing, what waits, what was sent. */
export function register(host: ClientHost): void {
  host.consolePage({
    console: "community",
    path: "email",
    label: "mailings.title",
    icon: "Email",
    group: "messages",
    needs: { entity: "member", action: "update" },
    load: () => import("./EmailPage").then(({ EmailPage }) => ({ default: EmailPage })),
  });
  host.bulkAction({
    entity: "member",
    name: "email",
    order: 20,
    label: "mailings.writeSelected",
    icon: "Email",
    load: () => import("./WriteSelected"),
  });
}
