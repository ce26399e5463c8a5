import type { ClientHost } from "../../../src/client/kit/console";
import { registerNeuroTest } from "./registerNeuroTest";

/** The effect of advertising, measured on computers. */
export function register(host: ClientHost): void {
  registerNeuroTest(host);
}
