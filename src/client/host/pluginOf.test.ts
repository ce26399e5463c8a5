import { expect, test, vi } from "vitest";
import { isOffered, withPlugins } from "./pluginOf";

interface Host {
  readonly add: (name: string) => void;
}

test("a plugin registers all or nothing, and what fails in it is reported", async () => {
  const sent = vi.fn(async () => new Response());
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal("window", { location: { pathname: "/c/demo" } });
  const names: string[] = [];
  const register = (name: string, fails: boolean) => ({
    register: (host: Host) => {
      host.add(name);
      if (fails) throw new Error("out of order");
    },
  });
  const extensions = withPlugins({
    "../../features/poll/client/index.ts": register("poll", false),
    "../../../plugins/broken/client/index.ts": register("broken", true),
    "../../../plugins/sound/client/index.ts": register("sound", false),
  });
  for (const extension of extensions) extension.register({ add: (name) => names.push(name) });
  vi.unstubAllGlobals();
  expect(names).toEqual(["poll", "sound"]);
  expect(JSON.stringify(sent.mock.calls)).toContain("broken");
  expect(extensions.map(({ plugin }) => plugin)).toEqual([undefined, "broken", "sound"]);
});

test("what is built in is offered whatever is disabled", () => {
  expect([isOffered({}, ["a"]), isOffered({ plugin: "a" }, ["a"]), isOffered({ plugin: "b" }, ["a"])]).toEqual([
    true,
    false,
    true,
  ]);
});
