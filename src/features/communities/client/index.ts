import type { ClientHost } from "../../../client/kit/console";

/** What is done with whole communities, and with who runs them. */
export function register(host: ClientHost): void {
  for (const console of ["suite", "backoffice"] as const)
    host.dashboardCard({
      console,
      name: "communities",
      order: 30,
      needs: { entity: "community", action: "list" },
      load: () => import("./OwnCommunities").then(({ OwnCommunities }) => ({ default: OwnCommunities })),
    });
  host.recordNotice({
    entity: "community",
    isShown: ({ durationMonths }) => typeof durationMonths === "number",
    load: () => import("./EndNotice").then(({ EndNotice }) => ({ default: EndNotice })),
  });
  host.recordAction({
    entity: "community",
    name: "enter",
    label: "communities.enter.action",
    icon: "Login",
    load: () => import("./EnterDialog").then(({ EnterDialog }) => ({ default: EnterDialog })),
  });
  host.recordAction({
    entity: "community",
    name: "clone",
    label: "communities.clone.action",
    icon: "ContentCopy",
    needs: "create",
    load: () => import("./CloneDialog").then(({ CloneDialog }) => ({ default: CloneDialog })),
  });
  host.recordAction({
    entity: "moderator",
    name: "invite",
    label: "communities.invite.action",
    icon: "Send",
    needs: "create",
    load: () => import("./InviteDialog").then(({ InviteDialog }) => ({ default: InviteDialog })),
  });
}
