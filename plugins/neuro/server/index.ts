import type { ServerHost } from "../../../src/server/kit";
import { registerNeuroTest } from "./registerNeuroTest";

/** The effect of advertising, measured on computers. */
export function register(host: ServerHost): void {
  registerNeuroTest(host);
}
