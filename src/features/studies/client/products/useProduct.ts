import { useClientRegistry, useFieldTexts, useTexts } from "../../../../client/kit/console";

/** Of a product that nobody shows. */
const ANY_ICON = "Science";

/** What clients order, in the reader's words. @param name as `study.type` has it, or as the product that is no study is called */
export function useProductTexts(name: string) {
  const { t } = useTexts();
  const { studyProducts } = useClientRegistry();
  return {
    icon: studyProducts.find((view) => view.name === name)?.icon ?? ANY_ICON,
    title: t(`studyProducts.${name}.name`, { _: name }),
    help: t(`studyProducts.${name}.help`, { _: "" }),
    takes: t(`studyProducts.${name}.takes`, { _: "" }),
  };
}

/** A type of study, where a form or a list shows the field. */
export function useProduct(name: string) {
  const { value: labelOf } = useFieldTexts();
  return { ...useProductTexts(name), title: labelOf(name) };
}
