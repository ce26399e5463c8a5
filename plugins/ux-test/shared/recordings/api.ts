import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../src/shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../src/shared/calls/schemas";
import { SOURCES } from "../uxTest";
import { CONSENT_VERSION, KEPT_DAYS, MEDIA_TYPES, MOST_CHUNKS } from "./recordings";

const Source = Type.Enum([...SOURCES]);
const ConsentVersion = Type.String({ minLength: 1, maxLength: 40 });
const UxConsents = component(
  "UxConsents",
  closed({
    sources: Type.Array(
      closed({ source: Source, state: Type.Enum(["GIVEN", "REFUSED", "WITHDRAWN"]), consentVersion: ConsentVersion }),
      { description: "What was decided, by source; none of a source that nobody was asked about" },
    ),
    withdrawUrl: nullable(
      Type.String({ description: "Path of a page on which the person can withdraw later; null before anything was agreed to" }),
    ),
    keptDays: Type.Integer({ description: "How long recordings are kept at most" }),
  }),
);
export type UxConsents = ValueOf<typeof UxConsents>;
const consents: UxConsents = {
  sources: [{ source: "SCREEN", state: "GIVEN", consentVersion: CONSENT_VERSION }],
  withdrawUrl: `/ux-consent/${EXAMPLE_ID}.k7Q2`,
  keptDays: KEPT_DAYS,
};
const OfRecording = closed({ recordingId: Id });

/** Calls of respondents' recorders. They carry a run token of the purpose `recording` in `X-Run-Token`. */
export const recordingsApi = defineApi({
  "GET /api/ux-consents": defineCall({
    summary: "What a respondent has agreed to be recorded of",
    answer: UxConsents,
    examples: { answer: consents },
  }),
  "POST /api/ux-consents": defineCall({
    summary: "Agree to be recorded, by source, or refuse",
    description: "What isn't named is refused. Saying it again replaces what was said before.",
    body: closed({
      sources: Type.Array(Source, { uniqueItems: true, maxItems: SOURCES.length }),
      consentVersion: ConsentVersion,
    }),
    answer: UxConsents,
    examples: { body: { sources: ["SCREEN"], consentVersion: CONSENT_VERSION }, answer: consents },
  }),
  "DELETE /api/ux-consents": defineCall({
    summary: "Withdraw: all recordings of the response are erased at once",
    answer: UxConsents,
    examples: { answer: { ...consents, sources: [{ source: "SCREEN", state: "WITHDRAWN", consentVersion: CONSENT_VERSION }] } },
  }),
  "POST /api/ux-recordings": defineCall({
    summary: "Begin to record one source of one question",
    description: "The recorder chooses the id: to say it again changes nothing.",
    body: closed({
      id: Id,
      source: Source,
      mediaType: Type.String({ maxLength: 100, pattern: MEDIA_TYPES.source }),
      startedAt: Instant,
      consentVersion: ConsentVersion,
    }),
    answer: closed({ id: Id }),
    examples: {
      body: {
        id: EXAMPLE_ID,
        source: "SCREEN",
        mediaType: "video/webm;codecs=vp8",
        startedAt: "2026-11-30T10:00:00.000Z",
        consentVersion: CONSENT_VERSION,
      },
      answer: { id: EXAMPLE_ID },
    },
  }),
  "PUT /api/ux-recordings/:recordingId/chunks/:number": defineCall({
    summary: "A chunk of a recording",
    description:
      "A form with the bytes as its `file`; `X-Chunk-SHA256` says what they are. To send a chunk again changes nothing; other bytes for the same number are refused.",
    params: closed({ recordingId: Id, number: Type.String({ pattern: "^\\d{1,4}$", description: "From 0" }) }),
    examples: { params: { recordingId: EXAMPLE_ID, number: "0" } },
  }),
  "POST /api/ux-recordings/:recordingId/end": defineCall({
    summary: "The recording is over: how many chunks it has",
    params: OfRecording,
    body: closed({ chunks: Type.Integer({ minimum: 0, maximum: MOST_CHUNKS }), endedAt: Instant }),
    examples: { params: { recordingId: EXAMPLE_ID }, body: { chunks: 30, endedAt: "2026-11-30T10:01:00.000Z" } },
  }),
});

/** The page by which people withdraw afterwards. */
const OfConsent = closed({ token: Type.String({ minLength: 10, maxLength: 200 }) });
export const withdrawApi = defineApi({
  "GET /ux-consent/:token": defineCall({
    summary: "A page that says what was recorded of a respondent, with a button that withdraws",
    params: OfConsent,
    examples: { params: { token: `${EXAMPLE_ID}.k7Q2` } },
  }),
  "POST /ux-consent/:token": defineCall({
    summary: "Withdraw by that page",
    params: OfConsent,
    examples: { params: { token: `${EXAMPLE_ID}.k7Q2` } },
  }),
});
