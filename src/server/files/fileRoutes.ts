import type { FastifyInstance } from "fastify";
import { type ReadRouteOptions, readRoute } from "./readRoute";
import { type UploadRouteOptions, uploadRoute } from "./uploads/uploadRoute";

/** Uploads, and the files that fields refer to. */
export function fileRoutes(app: FastifyInstance, options: UploadRouteOptions & ReadRouteOptions): void {
  uploadRoute(app, options);
  readRoute(app, options);
}
