import type { ClientHost } from "../../../client/kit/console";

/** The way to the operator's training site, for the teams of communities and companies. */
export function register(host: ClientHost): void {
  for (const console of ["community", "suite"] as const) {
    host.topBarTool({
      console,
      name: "academy",
      order: 90,
      load: () => import("./AcademyButton").then(({ AcademyButton }) => ({ default: AcademyButton })),
    });
  }
}
