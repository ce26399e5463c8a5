import { afterEach, expect, it, vi } from "vitest";
import type { questionnairesApi } from "../../contracts/api/questionnaires";
import { ownerClientOf } from "./ownerClientOf";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["/c/demo/console", "/api/activities/7/questionnaire"],
  ["/suite", "/api/studies/7/questionnaire"],
])("at %s a questionnaire is read at %s", (pathname, address) => {
  vi.stubGlobal("location", { pathname });
  const [, path] = ownerClientOf<typeof questionnairesApi>().keyOf("GET /api/activities/:id/questionnaire", {
    params: { id: "7" },
  });
  expect(path).toBe(address);
});
