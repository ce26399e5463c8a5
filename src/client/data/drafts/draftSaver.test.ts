import { describe, expect, test, vi } from "vitest";
import { createDraftSaver, type SaverStatus } from "./draftSaver";

/** A server that keeps what it is sent, and can be away or have a newer version. */
function setUp() {
  const server = { data: [] as string[], version: 0, isAway: false };
  const statuses: SaverStatus[] = [];
  const kept: string[] = [];
  const saver = createDraftSaver<string>({
    save: async (data, version) => {
      if (server.isAway) throw new Error("offline");
      if (version !== undefined && version !== server.version) throw new Error("conflict");
      server.data.push(data);
      server.version += 1;
      return server.version;
    },
    isConflict: (error) => error instanceof Error && error.message === "conflict",
    isOffline: (error) => error instanceof Error && error.message === "offline",
    onStatus: (status) => statuses.push(status),
    keep: (data) => kept.push(data),
    forget: () => kept.splice(0),
  });
  return { server, saver, statuses, kept };
}

describe("saving a draft", () => {
  test("many quick changes are one save of the last", async () => {
    const { server, saver, statuses } = setUp();
    for (const text of ["a", "an", "ana"]) saver.change(text);
    expect(await saver.flush()).toBe(true);
    expect(server.data).toEqual(["ana"]);
    expect(statuses.at(-1)).toBe("saved");
  });

  test("what can't be sent is kept here and sent later", async () => {
    vi.useFakeTimers();
    const { server, saver, statuses, kept } = setUp();
    server.isAway = true;
    saver.change("a");
    expect(await saver.flush()).toBe(false);
    expect([statuses.at(-1), kept]).toEqual(["local", ["a"]]);
    server.isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([server.data, kept, statuses.at(-1)]).toEqual([["a"], [], "saved"]);
    vi.useRealTimers();
  });

  test("another window's save stops this one until the person decides", async () => {
    const { server, saver, statuses } = setUp();
    saver.change("a");
    await saver.flush();
    server.version = 7;
    saver.change("b");
    expect(await saver.flush()).toBe(false);
    saver.change("c");
    expect(statuses.at(-1)).toBe("conflict");
    expect(server.data).toEqual(["a"]);
    expect(await saver.overwrite(7)).toBe(true);
    expect(server.data).toEqual(["a", "c"]);
  });

  test("an answer that comes after a restart changes nothing", async () => {
    const { saver, statuses } = setUp();
    saver.change("a");
    const sent = saver.flush();
    saver.restart(undefined);
    expect(await sent).toBe(false);
    expect(statuses.at(-1)).toBe("idle");
  });
});
