import { type ExtensionRoute, route } from "../../../../server/kit";
import { studyProductsApi } from "../../shared/api/products";
import type { StudyServices } from "../services";
import { readProducts } from "./readProducts";

/** What the new-study page offers. */
export const productsRoute = (services: StudyServices): ExtensionRoute =>
  route(studyProductsApi, "GET /api/studies/products", {
    access: { entity: "study", action: "create" },
    handle: (context) => readProducts(context, services),
  });
