import type { ClientHost } from "../../../client/kit/console";
import { newsSettings } from "../../../contracts/views/newsSettings";

const TEAM = { entity: "study", action: "list" } as const;

/** What people of a company are told: the bell, the home's card and their own settings. */
export function register(host: ClientHost): void {
  host.topBarTool({
    console: "suite",
    name: "news",
    order: 10,
    needs: TEAM,
    load: () => import("./Bell").then(({ Bell }) => ({ default: Bell })),
  });
  host.dashboardCard({
    console: "suite",
    name: "studyNews",
    order: 8,
    needs: TEAM,
    load: () => import("./NewsCard").then(({ NewsCard }) => ({ default: NewsCard })),
  });
  host.view(newsSettings, () => import("./NewsSettings").then(({ NewsSettings }) => ({ default: NewsSettings })));
}
