import type { ClientHost, EntityRecord } from "../../../client/kit/console";
import { COMMUNITY_PRODUCT } from "../shared/product";
import { orderFields } from "./order/fields";

/** Somebody who was invited and has not come in. */
const isAwaited = ({ invitedAt, signedInAt }: EntityRecord) => Boolean(invitedAt) && !signedInAt;

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
  host.studyProduct({ name: COMMUNITY_PRODUCT, order: 20, icon: "Forum", group: "communities", resource: "communities" });
  host.dashboardCard({
    console: "suite",
    name: "communitiesEnding",
    order: 15,
    needs: { entity: "community", action: "update" },
    load: () => import("./EndingCard").then(({ EndingCard }) => ({ default: EndingCard })),
  });
  host.dashboardCard({
    console: "community",
    name: "planUse",
    order: 80,
    load: () => import("./plan/PlanUseCard").then(({ PlanUseCard }) => ({ default: PlanUseCard })),
  });
  for (const field of orderFields) host.fieldKind(field);
  host.wizardAside({
    wizard: "community",
    steps: ["plan", "summary"],
    // The plans stand beside each other.
    isBelow: (step) => step === "plan",
    load: () => import("./order/PriceAside").then(({ PriceAside }) => ({ default: PriceAside })),
  });
  host.recordTab({
    entity: "community",
    order: 20,
    path: "plan",
    label: "communities.plan.tab",
    icon: "Payments",
    isShown: () => true,
    load: () => import("./plan/PlanTab").then(({ PlanTab }) => ({ default: PlanTab })),
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
    needs: "update",
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
    load: () => import("./InviteDialog").then(({ StaffInvite }) => ({ default: StaffInvite })),
  });
  host.recordNotice({
    entity: "suiteUser",
    isShown: isAwaited,
    load: () => import("./AwaitedNotice").then(({ AwaitedNotice }) => ({ default: AwaitedNotice })),
  });
  host.recordAction({
    entity: "suiteUser",
    name: "invite",
    label: "communities.invite.action",
    icon: "Send",
    needs: "create",
    isShown: ({ signedInAt }) => !signedInAt,
    load: () => import("./InviteDialog").then(({ SuiteInvite }) => ({ default: SuiteInvite })),
  });
}
