import type { ClientHost } from "../../../client/kit/console";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { INACTIVE_DAYS } from "../shared/members";

/** Members as the team knows them: views of their list, figures, and what happened with each. */
export function register(host: ClientHost): void {
  host.recordTab({
    entity: "member",
    order: 5,
    path: "recorrido",
    label: "members.timeline.tab",
    icon: "History",
    isShown: () => true,
    load: () => import("./timeline/TimelineTab").then(({ TimelineTab }) => ({ default: TimelineTab })),
  });
  host.consolePage({
    console: "community",
    path: "estadisticas-miembros",
    label: "members.statistics.title",
    icon: "Insights",
    group: "members",
    needs: { entity: "member", action: "list" },
    load: () => import("./statistics/StatisticsPage").then(({ StatisticsPage }) => ({ default: StatisticsPage })),
  });
  host.quickView({
    entity: "member",
    name: "online",
    order: 10,
    label: "members.view.online",
    filter: () => ({ isOnline: true }),
    sort: "nickname",
  });
  host.quickView({
    entity: "member",
    name: "inactive",
    order: 20,
    label: "members.view.inactive",
    filter: () => ({
      status: ["ACTIVE"],
      lastSeenAt_lt: new Date(Date.now() - INACTIVE_DAYS * MS_PER_DAY).toISOString().slice(0, 10),
    }),
    sort: "lastSeenAt",
  });
  host.quickView({
    entity: "member",
    name: "never",
    order: 30,
    label: "members.view.never",
    filter: () => ({ status: ["INVITED"] }),
    sort: "-createdAt",
  });
  host.listAction({
    entity: "member",
    name: "excel",
    order: 20,
    label: "members.excel.download",
    icon: "Download",
    needs: "update",
    load: () => import("./lists/ExcelDownload"),
  });
  host.listAction({
    entity: "member",
    name: "deleteList",
    order: 90,
    label: "members.delete.open",
    icon: "Delete",
    needs: "delete",
    load: () => import("./lists/DeleteList"),
  });
  host.listAction({
    entity: "invitation",
    name: "invitePasted",
    order: 10,
    label: "members.invite.pasted",
    icon: "Send",
    needs: "create",
    load: () => import("./lists/InvitePasted"),
  });
  host.bulkAction({
    entity: "member",
    name: "invite",
    order: 30,
    label: "members.invite.open",
    icon: "Send",
    load: () => import("./lists/InviteSelected"),
  });
}
