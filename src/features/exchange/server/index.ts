import { fieldwork } from "../../../contracts/services/fieldwork";
import type { ServerHost } from "../../../server/kit";
import { exchangeRoutes } from "./routes/exchangeRoutes";
import { createServices } from "./services";

/** Questionnaires from files of other formats, and to them. */
export function register(host: ServerHost): void {
  const services = createServices(host.registries, host.use(fieldwork, "exchange"));
  for (const route of exchangeRoutes(services)) host.route(route);
}
