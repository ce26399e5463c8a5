import type { FastifyInstance } from "fastify";
import { type UploadRouteOptions, uploadRoute } from "./uploadRoute";

/** Uploads, and the files that fields refer to. */
export function fileRoutes(app: FastifyInstance, options: UploadRouteOptions): void {
  uploadRoute(app, options);
}
