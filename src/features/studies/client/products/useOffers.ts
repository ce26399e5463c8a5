import { clientOf, useAccessKeys, useTexts } from "../../../../client/kit/console";
import type { studyProductsApi } from "../../shared/api/products";

const products = clientOf<typeof studyProductsApi>();

/** What the company may order, and from what price. The provider's own people are told nothing: they order nothing. */
export function useOffers() {
  const { language } = useTexts();
  const enabled = useAccessKeys().some((key) => key.startsWith("suite:"));
  return products.useCall("GET /api/studies/products", {}, { enabled, staleTime: 0, version: language });
}
