import { expect, test, vi } from "vitest";
import { ApiError } from "../../../../client/kit/console";
import { createDraftSaver, type DraftStatus, type SavedDraft } from "./draftSaver";
import { formOf, type MailingForm } from "./form";

const written = (subject: string, image?: string): MailingForm => ({ ...formOf({}), subject, image });

interface Sent {
  readonly id: string;
  readonly subject: string;
  readonly version: number | undefined;
  readonly image: string | undefined;
}

function saverOf(answer: (sent: Sent) => Promise<SavedDraft>) {
  const sent: Sent[] = [];
  const statuses: DraftStatus[] = [];
  const saver = createDraftSaver({
    id: "one",
    version: undefined,
    send: (id, { subject, image }, version) => {
      const save = { id, subject, version, image };
      sent.push(save);
      return answer(save);
    },
    onStatus: (status) => statuses.push(status),
    onSaved: () => {},
  });
  return { saver, sent, statuses };
}

const saved = ({ version = 0, image }: Sent): Promise<SavedDraft> =>
  Promise.resolve({ version: version + 1, image: image ? "/files/copy" : null });

test("what is typed while a save is on its way is saved after it, with the draft's own image", async () => {
  const { saver, sent, statuses } = saverOf(saved);
  saver.change(written("a", "/files/other"));
  const first = saver.flush();
  saver.change(written("ab", "/files/other"));
  expect(await Promise.all([first, saver.flush()])).toEqual([true, true]);
  expect(sent).toEqual([
    { id: "one", subject: "a", version: undefined, image: "/files/other" },
    { id: "one", subject: "ab", version: 1, image: "/files/copy" },
  ]);
  expect(statuses.at(-1)).toBe("saved");
});

test("a draft that a colleague has saved since is kept as another one", async () => {
  const conflict = new ApiError(409, { type: "", title: "", status: 409, code: "mailings.draftChanged" });
  const { saver, sent, statuses } = saverOf((one) => (one.id === "one" ? Promise.reject(conflict) : saved(one)));
  saver.change(written("mine"));
  expect(await saver.flush()).toBe(true);
  expect(sent.map(({ subject }) => subject)).toEqual(["mine", "mine"]);
  expect(sent[1]?.id).toBe(saver.id());
  expect(saver.id()).not.toBe("one");
  expect(statuses.at(-1)).toBe("forked");
});

test("a save that fails is tried again by itself, and none is made once the draft is sent", async () => {
  vi.useFakeTimers();
  let isDown = true;
  const { saver, sent, statuses } = saverOf((one) => (isDown ? Promise.reject(new ApiError(0, undefined)) : saved(one)));
  saver.change(written("kept"));
  expect(await saver.flush()).toBe(false);
  expect(statuses.at(-1)).toBe("failed");
  isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(statuses.at(-1)).toBe("saved");
  saver.close();
  saver.change(written("late"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.map(({ subject }) => subject)).toEqual(["kept", "kept"]);
  vi.useRealTimers();
});
