import type { FastifyRequest } from "fastify";
import { type ExtensionRoute, type RouteContext, readUpload, route } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { recordingsApi } from "../../shared/recordings/api";
import { CHUNK_HASH, LARGEST_CHUNK, RECORDING, RUN_TOKEN } from "../../shared/recordings/recordings";
import { decideConsent, readConsents, withdraw } from "./consent";
import type { RecordingServices } from "./services";
import { beginRecording, endRecording, takeChunk } from "./takeChunks";

/** What a form has around its file. */
const FRAME = 16 * 1024;
const access = "public";

const headerOf = ({ headers }: FastifyRequest, name: string) => String(headers[name] ?? "");

/** Calls of respondents' recorders, by the run token that they carry. */
export function respondentRoutes(services: RecordingServices): readonly ExtensionRoute[] {
  const { fieldwork } = services;
  const runOf = (context: RouteContext, request: FastifyRequest) =>
    fieldwork().runOf(context, headerOf(request, RUN_TOKEN), RECORDING);
  const openRun = async (context: RouteContext, request: FastifyRequest) => {
    const run = await runOf(context, request);
    if (!run.isOpen) throw new AppError("execution.notFound");
    return run;
  };
  return [
    route(recordingsApi, "GET /api/ux-consents", {
      access,
      handle: async (context, { request }) => {
        const { db, responseId } = await runOf(context, request);
        return readConsents(db, responseId, services);
      },
    }),
    route(recordingsApi, "POST /api/ux-consents", {
      access,
      handle: async (context, { request, body }) => {
        const { db, responseId } = await openRun(context, request);
        await decideConsent(db, { response: responseId, ...body });
        return readConsents(db, responseId, services);
      },
    }),
    route(recordingsApi, "DELETE /api/ux-consents", {
      access,
      handle: async (context, { request }) => {
        const { db, responseId } = await runOf(context, request);
        await withdraw(db, responseId, services);
        return readConsents(db, responseId, services);
      },
    }),
    route(recordingsApi, "POST /api/ux-recordings", {
      access,
      handle: async (context, { request, body }) => {
        // A recorder that was without a network says only now that it began.
        const run = await runOf(context, request);
        await beginRecording(run.db, run, body);
        return { id: body.id };
      },
    }),
    route(recordingsApi, "PUT /api/ux-recordings/:recordingId/chunks/:number", {
      access,
      bodyLimit: LARGEST_CHUNK + FRAME,
      largeBodyReason: "respondents' recordings come in chunks, by a token of their response",
      handle: async (context, { request, params: { recordingId: id, number } }) => {
        const run = await runOf(context, request);
        const { content } = await readUpload(request, LARGEST_CHUNK);
        const chunk = { number: Number(number), content, hash: headerOf(request, CHUNK_HASH) };
        await takeChunk(run.db, { run, id, chunk }, services);
      },
    }),
    route(recordingsApi, "POST /api/ux-recordings/:recordingId/end", {
      access,
      handle: async (context, { request, params: { recordingId: id }, body }) => {
        const run = await runOf(context, request);
        await endRecording(run.db, run, { id, ...body });
      },
    }),
  ];
}
