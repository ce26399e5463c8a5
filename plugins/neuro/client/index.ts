import type { ClientHost } from "../../../src/client/kit/console";
import { registerNeuroStudies } from "./registerNeuroStudies";
import { registerNeuroTest } from "./registerNeuroTest";

/** The effect of advertising, in the consoles. */
export function register(host: ClientHost): void {
  registerNeuroTest(host);
  registerNeuroStudies(host);
}
