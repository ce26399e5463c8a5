import { Paper, Typography } from "@mui/material";
import { failureText, useTexts, type WizardAsideProps } from "../../../../client/kit/console";
import { Feasibility } from "../Feasibility";
import { PriceTable } from "../PriceTable";
import { useEstimate } from "./useEstimate";

function Contents({ values }: Pick<WizardAsideProps, "values">) {
  const { t } = useTexts();
  const { data, error } = useEstimate(values);
  if (error) return <Typography sx={{ color: "text.secondary" }}>{failureText(error, t)}</Typography>;
  if (!data) return <Typography sx={{ color: "text.secondary" }}>{t("common.loading")}</Typography>;
  const { missing, price, feasibility } = data;
  if (!price)
    return (
      <Typography sx={{ color: "text.secondary" }}>
        {t("studies.aside.missing", { fields: missing.map((name) => t(`entities.study.fields.${name}`)).join(", ") })}
      </Typography>
    );
  return (
    <>
      {feasibility && <Feasibility feasibility={feasibility} sampleSize={Number(values.sampleSize ?? 0)} />}
      <PriceTable price={price} />
    </>
  );
}

/** Feasibility and price, beside the steps that they follow from. */
export function EstimateAside({ values }: WizardAsideProps) {
  const { t } = useTexts();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t("studies.aside.title")}
      sx={{ p: 2.5, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", position: { lg: "sticky" }, top: { lg: 72 } }}
    >
      <Typography variant="h4" component="h2">
        {t("studies.aside.title")}
      </Typography>
      <Contents values={values} />
    </Paper>
  );
}
