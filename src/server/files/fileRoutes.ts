import type { FastifyInstance } from "fastify";
import { type ReadRouteOptions, readRoute } from "./readRoute";
import { fieldFileRoute } from "./uploads/fieldFileRoute";
import { type UploadRouteOptions, uploadRoute } from "./uploads/uploadRoute";

/** Uploads, and the files that fields refer to. */
export function fileRoutes(app: FastifyInstance, options: UploadRouteOptions & ReadRouteOptions): void {
  uploadRoute(app, options);
  fieldFileRoute(app, options);
  readRoute(app, options);
}
