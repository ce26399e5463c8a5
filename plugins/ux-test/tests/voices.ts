import { createHash, randomUUID } from "node:crypto";
import type { TestApp } from "../../../tests/helpers/app";
import { opusFile } from "../../../tests/helpers/opusFile";
import { anotherAddress } from "../../../tests/helpers/respondents";
import { runSchedules } from "../../../tests/helpers/schedules";
import { multipart } from "../../../tests/helpers/surveys";
import { CONSENT_VERSION } from "../shared/recordings/recordings";
import type { Source } from "../shared/uxTest";

const BROWSER = { origin: "http://localhost:80", host: "localhost:80" };

interface VoiceOptions {
  /** Where the survey's link leads: its calls' address. */
  readonly base: string;
  readonly question: string;
  readonly seconds: number;
  /** @default MICROPHONE */
  readonly source?: Source;
}

/** Somebody who answers by a link agrees and is recorded; the recording has come whole. @returns it, with what takes it back */
export async function recordVoice(app: TestApp, { base, question, seconds, source = "MICROPHONE" }: VoiceOptions) {
  const begun = await app.call({ method: "POST", url: base, headers: BROWSER, address: anotherAddress() });
  const headers = { ...BROWSER, cookie: String(begun.headers["set-cookie"]).split(";")[0] ?? "" };
  const run = { questionId: question, purpose: "recording" };
  const { token } = (await app.call({ method: "POST", url: `${base}/run-token`, headers, body: run })).json();
  const call = async (method: "POST" | "PUT" | "DELETE", url: string, body?: unknown, more = {}) => {
    const answer = await app.call({ method, url, headers: { "x-run-token": token, ...more }, ...(body ? { body } : {}) });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer;
  };
  const [id, consentVersion] = [randomUUID(), CONSENT_VERSION];
  await call("POST", "/api/ux-consents", { sources: [source], consentVersion });
  const startedAt = "2026-11-30T10:00:00.000Z";
  await call("POST", "/api/ux-recordings", { id, source, mediaType: "audio/webm;codecs=opus", startedAt, consentVersion });
  const content = await opusFile(seconds);
  const form = multipart("chunk", content);
  const hash = createHash("sha256").update(content).digest("hex");
  await call("PUT", `/api/ux-recordings/${id}/chunks/0`, form.body, { ...form.headers, "x-chunk-sha256": hash });
  await call("POST", `/api/ux-recordings/${id}/end`, { chunks: 1, endedAt: "2026-11-30T10:30:00.000Z" });
  await runSchedules(app, "uxTest.recordings");
  return { id, withdraw: () => call("DELETE", "/api/ux-consents") };
}
