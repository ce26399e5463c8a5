import type { ServerHost } from "../../../src/server/kit";
import { registerNeuroStudies } from "./registerNeuroStudies";

/** The effect of advertising, measured on a computer: by fast answers, recognition and a slider. */
export function register(host: ServerHost): void {
  registerNeuroStudies(host);
}
