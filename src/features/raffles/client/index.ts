import type { ClientHost } from "../../../client/kit/console";

/** Raffles as the team sees them. */
export function register(host: ClientHost): void {
  host.consolePage({
    console: "community",
    path: "sorteos",
    label: "raffles.team.title",
    icon: "Casino",
    group: "incentives",
    needs: { entity: "raffle", action: "list" },
    load: () => import("./RafflePage").then(({ RafflePage }) => ({ default: RafflePage })),
  });
}
