import type { StudyProductView } from "../../../../client/kit/console";
import type { ProductOffer } from "../../shared/api/products";

/** A product with how it is shown; without a view nobody has said how. */
export interface OfferedProduct {
  readonly offer: ProductOffer;
  readonly view: StudyProductView | undefined;
}

export interface ProductGroup {
  /** As the views name it; empty: those without a view. */
  readonly name: string;
  readonly products: readonly OfferedProduct[];
}

const DEFAULT_GROUP = "surveys";

/** Products in the order and the groups that their views say; those without a view come last. */
export function groupsOf(offers: readonly ProductOffer[], views: readonly StudyProductView[]): readonly ProductGroup[] {
  const shown = views.flatMap((view) => offers.filter(({ name }) => name === view.name).map((offer) => ({ offer, view })));
  const rest = offers
    .filter(({ name }) => !views.some((view) => view.name === name))
    .map((offer) => ({ offer, view: undefined }));
  const groups = new Map<string, OfferedProduct[]>();
  for (const product of [...shown, ...rest]) {
    const name = product.view ? (product.view.group ?? DEFAULT_GROUP) : "";
    groups.set(name, [...(groups.get(name) ?? []), product]);
  }
  return [...groups].map(([name, products]) => ({ name, products }));
}
