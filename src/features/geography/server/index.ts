import type { ServerHost } from "../../../server/kit";
import { installCountries } from "./installCountries";

export function register(host: ServerHost): void {
  host.installation({ run: installCountries });
}
