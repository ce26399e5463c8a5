import { afterEach, expect, test, vi } from "vitest";
import { readStoredFile } from "./storedFile";

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, headers: Record<string, string>) =>
  vi.stubGlobal("fetch", async () => new Response(status === 206 ? "%" : null, { status, headers }));
const { signal } = new AbortController();

test("name and size are told by the first byte", async () => {
  answering(206, {
    "content-range": "bytes 0-0/48211",
    "content-disposition": "attachment; filename*=UTF-8''Programaci%C3%B3n%20%28es%29.pdf",
  });
  expect(await readStoredFile("/files/1", signal)).toEqual({ name: "Programación (es).pdf", size: 48_211 });
});

test("a file that isn't there, or isn't one's own to see, has neither", async () => {
  answering(404, {});
  expect(await readStoredFile("/files/1", signal)).toBeUndefined();
});
