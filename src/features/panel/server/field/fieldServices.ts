import type { FieldworkService } from "../../../../contracts/services/fieldwork";
import type { HostTools } from "../../../../server/kit";

/** What the field on the panel works with, from the first request on. */
export interface FieldServices {
  readonly fieldwork: () => FieldworkService;
  readonly tools: () => Pick<HostTools, "keyedHash" | "language" | "mail" | "publish" | "scheduleAt" | "text">;
}
