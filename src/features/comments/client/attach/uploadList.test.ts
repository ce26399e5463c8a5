import { expect, test, vi } from "vitest";
import type { AttachedFile } from "../../../../contracts/api/comments";
import { attachmentsOf } from "./upload";
import { UploadList, type UploadListOptions } from "./uploadList";

const file = (name: string, content = "x") => new File([content], name);
const kept = (name: string, kind: AttachedFile["kind"] = "pdf"): AttachedFile => ({
  file: `/files/${name}`,
  kind,
  name,
  size: 1,
});

function listOf(more: Partial<UploadListOptions> = {}) {
  const saved: (readonly string[])[] = [];
  const list = new UploadList({
    initial: [],
    send: async (one) => kept(one.name),
    failureOf: (error) => ({ said: String(error), isPassing: String(error).includes("offline") }),
    refusalOf: (issue) => issue,
    onKept: (files) => saved.push(files.map(({ name }) => name)),
    ...more,
  });
  const states = () => list.current.map(({ name, state }) => `${name} ${state}`);
  return { list, saved, states };
}

test("files go one after the other, and are kept as they come", async () => {
  const order: string[] = [];
  const { list, saved } = listOf({
    send: async (one, { onProgress }) => {
      order.push(one.name);
      onProgress(0.5);
      await Promise.resolve();
      return kept(one.name);
    },
  });
  list.add([file("a.pdf"), file("b.pdf")]);
  list.add([file("c.pdf")]);
  expect((await list.settled())?.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
  expect(order).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
  expect(saved).toEqual([["a.pdf"], ["a.pdf", "b.pdf"], ["a.pdf", "b.pdf", "c.pdf"]]);
});

test("what can't be sent is said before anybody tries, and has to go first", async () => {
  const send = vi.fn(async (one: File) => kept(one.name));
  const { list, states } = listOf({ send });
  const large = file("b.txt");
  Object.defineProperty(large, "size", { value: 20 * 1024 * 1024 + 1 });
  list.add([file("a.exe"), large, file("c.pdf")]);
  expect(await list.settled()).toBeUndefined();
  expect(states()).toEqual(["a.exe refused", "b.txt refused", "c.pdf sent"]);
  expect([send.mock.calls.length, list.current.map(({ issue }) => issue)]).toEqual([1, ["type", "size", undefined]]);
  for (const { key, state } of list.current) if (state === "refused") list.remove(key);
  expect(await list.settled()).toHaveLength(1);
});

test("there are no more than go with a comment, of PDFs and documents together", async () => {
  const { list, states } = listOf();
  list.add(Array.from({ length: 20 }, (_, index) => file(index % 2 ? `${index}.pdf` : `${index}.txt`)));
  list.add([file("a.pdf"), file("b.png")]);
  expect(await list.settled()).toBeUndefined();
  expect(states().slice(-2)).toEqual(["a.pdf refused", "b.png sent"]);
});

test("what failed is sent again, what was refused is not", async () => {
  let isOffline = true;
  const { list, states } = listOf({
    send: async (one) => {
      if (one.name === "no.pdf") throw new Error("wrong bytes");
      if (isOffline) throw new Error("offline");
      return kept(one.name);
    },
  });
  list.add([file("a.pdf"), file("no.pdf")]);
  expect(await list.settled()).toBeUndefined();
  expect(states()).toEqual(["a.pdf failed", "no.pdf refused"]);
  isOffline = false;
  list.retryAll();
  await list.settled();
  expect(states()).toEqual(["a.pdf sent", "no.pdf refused"]);
});

test("what is taken away while it is sent is not there, and the next one is sent", async () => {
  const { list, saved } = listOf({
    send: (one, { signal }) =>
      one.name === "b.pdf"
        ? Promise.resolve(kept(one.name))
        : new Promise((_, reject) => signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")))),
  });
  list.add([file("a.pdf"), file("b.pdf")]);
  list.remove(list.current[0]?.key ?? "");
  expect((await list.settled())?.map(({ name }) => name)).toEqual(["b.pdf"]);
  expect(saved).toEqual([["b.pdf"]]);
});

test("what was there before stays, and can be taken away", () => {
  const { list, saved } = listOf({ initial: [kept("a.pdf"), kept("b.png", "image")] });
  list.remove(list.current[0]?.key ?? "");
  expect(saved).toEqual([["b.png"]]);
  list.clear();
  expect([list.current, saved.at(-1)]).toEqual([[], []]);
});

test("each kind goes in its field, the first PDF as the comment's own", () => {
  const files = [kept("1", "pdf"), kept("2", "video"), kept("3", "pdf"), kept("4", "document"), kept("5", "image")];
  expect(attachmentsOf(files)).toEqual({
    images: [{ image: "/files/5" }],
    videos: [{ file: "/files/2" }],
    files: [
      { file: "/files/3", name: "3" },
      { file: "/files/4", name: "4" },
    ],
    pdf: "/files/1",
  });
  expect(attachmentsOf([])).toEqual({ images: [], videos: [], files: [], pdf: null });
});
