import { fieldwork } from "../../../contracts/services/fieldwork";
import { questionnaires } from "../../../contracts/services/questionnaires";
import type { ServerHost } from "../../../server/kit";
import { exchangeRoutes } from "./routes/exchangeRoutes";
import { createServices } from "./services";

/** Questionnaires from files of other formats, and to them. */
export function register(host: ServerHost): void {
  const services = createServices(host.registries, {
    fieldwork: host.use(fieldwork, "exchange"),
    questionnaires: host.use(questionnaires, "exchange"),
  });
  for (const route of exchangeRoutes(services)) host.route(route);
}
