import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../tests/helpers/app";
import { demoId } from "../../../tests/helpers/communities";
import { rows } from "../../../tests/helpers/identity";

interface Analysed {
  readonly method: string;
  readonly readPassages: number;
  readonly unassigned: number;
}
interface Page {
  readonly total: number;
  readonly passages: readonly { readonly id: string; readonly source: string; readonly author: string; readonly text: string }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test("an analysis reads what participants said in a recorded session, not what the team said", async () => {
  const [transcript] = await rows<{ activity: string; segments: readonly { speaker: string; text: string }[] }>(
    app,
    `select recording.activity, transcript.segments from transcript join recording on recording.id = transcript.recording
     where recording.kind = 'VIDEO_CHAT' and transcript.status = 'READY' and recording.activity is not null`,
  );
  const { activity = "", segments = [] } = transcript ?? {};
  const team = await rows<{ id: string }>(app, "select id from video_seat where role = 'MODERATOR'");
  const byTeam = new Set(team.map(({ id }) => id));
  const spoken = segments.filter(({ speaker }) => !byTeam.has(speaker)).map(({ text }) => text);
  expect(spoken.length).toBeLessThan(segments.length);
  const token = await app.signIn("moderator");
  const url = `/client/communities/${await demoId(app)}/activity/${activity}`;
  const analysis: Analysed = (await app.call({ url: `${url}/analysis`, token })).json();
  expect(analysis).toMatchObject({ method: "EXTRACT", readPassages: spoken.length });
  const none: Page = (await app.call({ url: `${url}/analysis/topics/none/passages`, token })).json();
  expect(none.total).toBe(analysis.unassigned);
  for (const { text, author, source } of none.passages) {
    expect(source).toBe("transcripts");
    expect(spoken).toContain(text);
    expect(author).not.toBe("");
  }
});
