import type { ServerHost } from "../../../src/server/kit";
import { registerNeuroStudies } from "./registerNeuroStudies";
import { registerNeuroTest } from "./registerNeuroTest";

/** The effect of advertising, measured on computers: by fast answers, recognition and a slider. */
export function register(host: ServerHost): void {
  registerNeuroTest(host);
  registerNeuroStudies(host);
}
