import { Alert, Box, Typography } from "@mui/material";
import { useId } from "react";
import { ErrorState, LoadingState, useClientRegistry, useTexts, type WizardStartProps } from "../../../../client/kit/console";
import type { ProductOffers } from "../../shared/api/products";
import { groupsOf, type ProductGroup } from "./groups";
import { ProductTile } from "./ProductTile";
import { useOffers } from "./useOffers";

interface GroupProps extends WizardStartProps {
  readonly group: ProductGroup;
  readonly isReasonTold: boolean;
}

function Group({ group: { name, products }, ...told }: GroupProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ gridColumn: { md: products.length > 1 ? "1 / -1" : "auto" }, minWidth: 0 }}
    >
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {t(name === "" ? "studies.products.other" : `studyProductGroups.${name}`, { _: t("studies.products.other") })}
      </Typography>
      <Box
        component="ul"
        sx={{
          ...{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2 },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: products.length > 1 ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)" },
        }}
      >
        {products.map((product) => (
          <ProductTile key={product.offer.name} {...product} {...told} />
        ))}
      </Box>
    </Box>
  );
}

/** How many more studies the licence lets run, where it limits them. */
function StudiesLeft({ concurrentStudies }: Pick<ProductOffers, "concurrentStudies">) {
  const { t } = useTexts();
  if (!concurrentStudies) return null;
  const { left } = concurrentStudies;
  if (left > 0)
    return (
      <Typography sx={{ color: "text.secondary", mb: 3 }}>{t("studies.products.studiesLeft", concurrentStudies)}</Typography>
    );
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 3 }}>
      {t("studies.products.noStudiesLeft", concurrentStudies)}
    </Alert>
  );
}

/** What a company may order, one card for each product: what it is, what it takes, from what price, or why it isn't to be had. */
export function NewStudy({ startWith }: WizardStartProps) {
  const { studyProducts } = useClientRegistry();
  const { data, error, refetch } = useOffers();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return (
    <Box sx={{ maxWidth: 1080 }}>
      <StudiesLeft concurrentStudies={data.concurrentStudies} />
      <Box
        sx={{
          display: "grid",
          gap: 4,
          columnGap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {groupsOf(data.products, studyProducts).map((group) => (
          <Group key={group.name} group={group} isReasonTold={data.concurrentStudies?.left === 0} startWith={startWith} />
        ))}
      </Box>
    </Box>
  );
}
