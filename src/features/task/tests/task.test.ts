import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { picture } from "../../../../tests/helpers/images";
import { importForm } from "../../../../tests/helpers/imports";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import type { MemberTask, TaskPart, TeamTask } from "../shared/api";

const part = (title: string, more: Partial<TaskPart> = {}): TaskPart => ({
  title,
  description: "",
  kind: "TEXT",
  isRequired: true,
  minWords: null,
  ...more,
});

describe.each(CONCURRENT_ENGINE)("a task on %s", (engine) => {
  let app: TestApp;
  let community: string;
  let moderator: string;
  let ana: SignedIn;
  let luis: SignedIn;

  beforeAll(async () => {
    app = await startApp({ engine });
    community = await demoId(app);
    moderator = await app.signIn("moderator");
    [ana, luis] = (await signInMany(app, 2)) as [SignedIn, SignedIn];
  });
  afterAll(() => app.close());

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, token: string, body?: object) =>
    app.call({ method, url, token, ...(body ? { body } : {}) });
  const save = (id: string, parts: readonly TaskPart[], more: object = {}, token = moderator) =>
    call("PUT", `/api/activities/${id}/task`, token, { othersVisible: "NEVER", parts, ...more });
  const move = (id: string, name: string) => call("POST", `/api/activities/${id}/transitions/${name}`, moderator, {});

  async function create(values: object = {}): Promise<string> {
    const body = { title: `Task ${randomUUID()}`, type: "wat_task", description: "Show us", labs: 20, ...values };
    return (await call("POST", "/api/activities", moderator, body)).json().id;
  }

  /** An open task, with the ids of its parts in order. */
  async function open(parts: readonly TaskPart[], more: object = {}, values: object = {}) {
    const id = await create(values);
    const saved = await save(id, parts, more);
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await move(id, "open")).statusCode).toBe(200);
    const settings = (saved.json() as TeamTask).settings;
    return { id, parts: settings?.parts.map(({ id: topic }) => topic) ?? [] };
  }

  const base = (id: string, face = "tester") => `/${face}/communities/${community}/activity/${id}`;
  const answer = (id: string, topicId: string | undefined, { token }: SignedIn = ana, more: object = {}) =>
    call("POST", `${base(id)}/comment`, token, { text: "Here it is", topicId, ...more });
  const see = async (id: string, { token }: SignedIn = ana): Promise<MemberTask> =>
    (await call("GET", `/api/member/activities/${id}/task`, token)).json();
  const statusOf = async (id: string, { memberId }: SignedIn = ana) =>
    (
      await rows<{ status: string }>(app, "select status from participation where activity = $1 and member = $2", [id, memberId])
    )[0]?.status;
  const sendBack = (commentId: string, explanation: string) =>
    call("POST", `/client/communities/comment/${commentId}/sendBack`, moderator, { explanation });
  const completions = (memberId: string, id: string) =>
    rows(app, "select 1 from notification where member = $1 and activity = $2 and kind in ('ledger.booked', 'ledger.pending')", [
      memberId,
      id,
    ]);

  async function photo({ token }: SignedIn, id: string): Promise<string> {
    const form = importForm({ name: "desayuno.png", content: await picture().png().toBuffer() });
    const sent = await app.call({ method: "POST", url: `${base(id)}/comments/files`, token, ...form });
    return sent.json().url;
  }

  test("opens once it has a part, and titles are told apart", async () => {
    const id = await create();
    expect((await move(id, "open")).json().errors?.[0]?.path).toBe("/parts");
    expect((await save(id, [part("One"), part(" One ")])).json().errors?.[0]?.path).toBe("/parts/1/title");
    expect((await save(id, [part("One", { id: randomUUID() })])).json().errors?.[0]?.path).toBe("/parts/0/id");
    expect((await save(id, [part("One")])).statusCode).toBe(200);
    expect((await move(id, "open")).statusCode).toBe(200);
    const poll = { title: "Poll", type: "wat_poll", description: "?" };
    const other = (await call("POST", "/api/activities", moderator, poll)).json().id;
    expect((await save(other, [part("One")])).statusCode).toBe(404);
  });

  test("parts change places and titles, and go; those that were answered stay, and stay of their kind", async () => {
    const { id, parts } = await open([part("One"), part("Two"), part("Three", { isRequired: false })]);
    const [one, two, three] = parts;
    const swapped = [part("One", { id: two }), part("Two", { id: one }), part("Three", { id: three, isRequired: false })];
    const titles = async () => (await see(id)).parts.map(({ id: topic, title }) => [topic, title]);
    expect((await save(id, swapped)).statusCode).toBe(200);
    expect(await titles()).toEqual([
      [two, "One"],
      [one, "Two"],
      [three, "Three"],
    ]);
    expect((await answer(id, one)).statusCode).toBe(200);
    expect((await save(id, swapped.slice(0, 1))).json()).toMatchObject({ code: "task.hasAnswers", part: "Two", count: 1 });
    const photos = swapped.map((each) => (each.id === one ? { ...each, kind: "PHOTO" as const } : each));
    expect((await save(id, photos)).json().code).toBe("task.hasAnswers");
    expect((await call("DELETE", `/api/topics/${one}`, moderator)).json().code).toBe("task.hasAnswers");
    expect((await save(id, [swapped[1] as TaskPart])).statusCode).toBe(200);
    expect(await titles()).toEqual([[one, "Two"]]);
    // What is still asked for was done already.
    await expect.poll(() => statusOf(id)).toBe("COMPLETED");
  });

  test("each part takes one answer of each member, with what it asks for, and nothing beside", async () => {
    const { id, parts } = await open([
      part("Text", { minWords: 3 }),
      part("Photo", { kind: "PHOTO" }),
      part("Video", { kind: "VIDEO" }),
      part("File", { kind: "FILE" }),
    ]);
    const [text, photos, video, file] = parts;
    expect((await answer(id, photos)).json().code).toBe("task.photoMissing");
    expect((await answer(id, video)).json().code).toBe("task.videoMissing");
    expect((await answer(id, file)).json().code).toBe("task.fileMissing");
    expect((await answer(id, text, ana, { text: "too short" })).json()).toMatchObject({ code: "task.tooShort", minWords: 3 });
    expect((await answer(id, undefined)).json().code).toBe("comments.topicMissing");
    expect(await statusOf(id)).toBeUndefined();
    const images = [{ image: await photo(ana, id) }];
    const [first, twin] = await Promise.all([answer(id, photos, ana, { images }), answer(id, text)]);
    expect([first.statusCode, twin.statusCode]).toEqual([200, 200]);
    expect((await answer(id, text)).json().code).toBe("comments.oneThread");
    const shortened = { text: "too short", editedAt: null };
    expect((await call("PUT", `${base(id)}/comment/${twin.json().id}`, ana.token, shortened)).json().code).toBe("task.tooShort");
    const reply = { parentCommentId: twin.json().id, topicId: undefined };
    expect((await answer(id, text, ana, reply)).json().code).toBe("comments.mayNotWrite");
    expect((await see(id)).parts.map(({ state }) => state)).toEqual(["SENT", "SENT", "TODO", "TODO"]);
    const root = { text: "A thread", topicId: text };
    expect((await call("POST", `${base(id, "client")}/comment`, moderator, root)).json().code).toBe("comments.mayNotWrite");
    const comment = { text: "Well done", parentCommentId: twin.json().id };
    expect((await call("POST", `${base(id, "client")}/comment`, moderator, comment)).statusCode).toBe(200);
    expect((await see(id, luis)).parts.every(({ state }) => state === "TODO")).toBe(true);
    const listed = await call("GET", `${base(id)}/comments/page/0/size/10`, luis.token);
    expect(listed.json().total).toBe(0);
  });

  test("a part that asks for a film or a file takes one, and nothing that only says so", async () => {
    const { id, parts } = await open([part("Film", { kind: "VIDEO" }), part("Bill", { kind: "FILE" })]);
    const [film, bill] = parts;
    const send = async (name: string, content: string): Promise<string> => {
      const form = importForm({ name, content: Buffer.from(content, "latin1") });
      return (await app.call({ method: "POST", url: `${base(id)}/comments/files`, token: ana.token, ...form })).json().url;
    };
    const [video, pdf] = [await send("a.mp4", "\0\0\0\x10ftypisom\0\0\0\0"), await send("a.pdf", "%PDF-1.7\n")];
    expect((await answer(id, film, ana, { videos: [{ file: pdf }] })).json().code).toBe("comments.noFile");
    expect((await answer(id, film, ana, { pdf })).json().code).toBe("task.videoMissing");
    expect((await answer(id, bill, ana, { videos: [{ file: video }] })).json().code).toBe("task.fileMissing");
    expect((await answer(id, film, ana, { videos: [{ file: video }] })).statusCode).toBe(200);
    expect((await answer(id, bill, ana, { pdf })).statusCode).toBe(200);
    expect(await statusOf(id)).toBe("COMPLETED");
  });

  test("is done with the last required part, also where all are sent at once", async () => {
    const { id, parts } = await open([part("One"), part("Two"), part("Three"), part("Extra", { isRequired: false })]);
    const answers = await Promise.all(parts.slice(0, 3).map((topic) => answer(id, topic)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await statusOf(id)).toBe("COMPLETED");
    await answer(id, parts[0], luis);
    expect(await statusOf(id, luis)).toBe("STARTED");
    const [mine] = (await call("GET", "/api/member/activities", luis.token))
      .json()
      .filter((one: { id: string }) => one.id === id);
    expect(mine.progress).toBeCloseTo(1 / 3);
  });

  test("an answer that is sent back is to be written anew, and the task is done once more", async () => {
    const { id, parts } = await open([part("One"), part("Two", { minWords: 2 })]);
    const first = (await answer(id, parts[0])).json();
    await answer(id, parts[1]);
    expect(await statusOf(id)).toBe("COMPLETED");
    const booked = (await completions(ana.memberId, id)).length;
    expect(booked).toBe(1);
    expect((await sendBack(first.id, "Tell us more")).statusCode).toBe(200);
    expect(await statusOf(id)).toBe("STARTED");
    expect((await see(id)).parts[0]).toMatchObject({ state: "SENT_BACK", explanation: "Tell us more" });
    const change = (text: string) => call("PUT", `${base(id)}/comment/${first.id}`, ana.token, { text, editedAt: null });
    expect((await change("Much more of it")).statusCode).toBe(200);
    expect(await statusOf(id)).toBe("COMPLETED");
    expect((await see(id)).parts[0]).toMatchObject({ state: "SENT", explanation: null });
    expect((await completions(ana.memberId, id)).length).toBe(booked * 2);
    const versions = await call("GET", `${base(id, "client")}/comment/${first.id}/versions`, moderator);
    expect(versions.json().versions).toMatchObject([{ text: "Here it is" }]);
  });

  test("what is hidden counts no more, what is shown again does, too short as it may be by now", async () => {
    const { id, parts } = await open([part("One")]);
    const { id: comment } = (await answer(id, parts[0], ana, { text: "one" })).json();
    await save(id, [part("One", { id: parts[0], minWords: 5 })]);
    const show = (isHidden: boolean) => call("PUT", `/client/communities/comment/${comment}/visibility`, moderator, { isHidden });
    expect((await show(true)).statusCode).toBe(200);
    expect([await statusOf(id), (await see(id)).parts[0]?.state]).toEqual(["STARTED", "HIDDEN"]);
    expect((await show(false)).statusCode).toBe(200);
    expect(await statusOf(id)).toBe("COMPLETED");
  });

  test("one part is sent back while the other is sent: what counts then decides", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, parts } = await open([part("One"), part("Two")]);
      const first = (await answer(id, parts[0])).json();
      const done = await Promise.all([sendBack(first.id, "Once more"), answer(id, parts[1])]);
      expect(done.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await statusOf(id)).toBe("STARTED");
    }
  });

  test("others' answers are seen as the team says", async () => {
    const { id, parts } = await open([part("One")], { othersVisible: "AFTER_OWN" });
    await answer(id, parts[0], luis);
    const total = async () => (await call("GET", `${base(id)}/comments/page/0/size/10`, ana.token)).json().total;
    expect(await total()).toBe(0);
    await answer(id, parts[0]);
    expect(await total()).toBe(2);
    const known = (await call("GET", `/api/activities/${id}/task`, moderator)).json() as TeamTask;
    expect(known.settings?.parts[0]).toMatchObject({ answers: 2, sentBack: 0 });
  });

  test("the team exports how many words each member wrote", async () => {
    const { id, parts } = await open([part("Morning"), part("Evening")]);
    await answer(id, parts[1], ana, { text: "four words of it" });
    const variables = await call("GET", `/api/activities/${id}/variables.csv`, moderator);
    expect([variables.statusCode, variables.body]).toEqual([200, expect.stringMatching(/part1_words.part2_words/)]);
    expect(variables.body).toMatch(/crowd-\d.STARTED..{1,2}4/);
  });

  test("a copy asks for the same, and has no answers", async () => {
    const { id, parts } = await open([part("Morning", { minWords: 1 }), part("Photo", { kind: "PHOTO", isRequired: false })]);
    await answer(id, parts[0]);
    const copy = (await call("POST", `${base(id, "client")}/duplicate`, moderator)).json().id as string;
    const { settings } = (await call("GET", `/api/activities/${copy}/task`, moderator)).json() as TeamTask;
    expect(settings?.parts).toMatchObject([
      { title: "Morning", kind: "TEXT", isRequired: true, minWords: 1, answers: 0 },
      { title: "Photo", kind: "PHOTO", isRequired: false, minWords: null, answers: 0 },
    ]);
  });

  test("the demo's task has people in it", async () => {
    const [demo] = await rows<{ id: string }>(app, "select id from activity where title = 'Un trayecto tuyo esta semana'");
    const { settings } = (await call("GET", `/api/activities/${demo?.id}/task`, moderator)).json() as TeamTask;
    expect(settings?.parts.map(({ answers }) => answers)).toEqual([6, 4, 4]);
  });
});
