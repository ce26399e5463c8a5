import { companyNews } from "../../../contracts/services/companyNews";
import { credits } from "../../../contracts/services/credits";
import { fieldwork } from "../../../contracts/services/fieldwork";
import { licensing } from "../../../contracts/services/licensing";
import { panel } from "../../../contracts/services/panel";
import type { ServerHost } from "../../../server/kit";
import { STUDY_ERRORS } from "../shared/errors";
import { commentRoutes } from "./comments/commentRoutes";
import { demoComments } from "./comments/demoComments";
import { demoStudies } from "./demoStudies";
import { firstHolidays } from "./holidays/firstHolidays";
import { overviewRoute } from "./home/overviewRoute";
import { moreRoutes } from "./more/moreRoutes";
import { registerMoves } from "./moves/index";
import { requireProduct } from "./moves/licenceLimits";
import { registerNews } from "./news";
import { productsRoute } from "./productList/productsRoute";
import { consumerSurvey } from "./products";
import { firstPriceList } from "./quote/priceLists";
import { reviewQueueRoute } from "./review/reviewQueueRoute";
import { duplicateRoute } from "./routes/duplicateRoute";
import { estimateRoutes } from "./routes/estimateRoutes";
import { fieldRoutes } from "./routes/fieldRoutes";
import { reviewRoutes } from "./routes/reviewRoutes";
import type { StudyServices } from "./services";
import { sharedRoutes } from "./share/sharedRoutes";
import { shareRoutes } from "./share/shareRoutes";

/** Studies that clients order: their price, their credits, their review. */
export function register(host: ServerHost): void {
  const services: StudyServices = {
    credits: host.use(credits, "studies"),
    panel: host.use(panel, "studies"),
    news: host.use(companyNews, "studies"),
    fieldwork: host.use(fieldwork, "studies"),
    tools: () => host.tools(),
    products: host.registries.studyProducts,
    otherProducts: host.registries.suiteProducts,
  };
  host.errors(Object.values(STUDY_ERRORS));
  host.provide(licensing, { requireProduct: (db, product) => requireProduct(db, product, services) });
  host.studyProduct(consumerSurvey);
  host.installation(firstPriceList);
  host.installation(firstHolidays);
  registerMoves(host, services);
  registerNews(host, services);
  host.demoSeed(demoStudies(services));
  host.demoSeed(demoComments);
  const routes = [
    ...estimateRoutes(services),
    duplicateRoute,
    reviewQueueRoute,
    ...reviewRoutes(services),
    ...fieldRoutes(services),
    ...moreRoutes(services),
    overviewRoute(services),
    productsRoute(services),
    ...commentRoutes,
    ...shareRoutes,
    ...sharedRoutes(services),
  ];
  for (const route of routes) host.route(route);
}
