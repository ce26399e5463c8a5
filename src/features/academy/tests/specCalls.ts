import type { SpecExample } from "../../../../tests/contract/specCall";

export const examples: Readonly<Record<string, SpecExample>> = {
  "POST /watAcademy/token": async (app) =>
    app.call({ method: "POST", url: "/watAcademy/token", token: await app.signIn("moderator") }),
};
