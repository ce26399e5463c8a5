import type { ClientHost } from "../../../src/client/kit/console";
import { registerNeuroStudies } from "./registerNeuroStudies";

/** The effect of advertising, in the consoles. */
export function register(host: ClientHost): void {
  registerNeuroStudies(host);
}
