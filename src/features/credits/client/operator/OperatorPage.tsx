import { Alert, Box, Button, InputAdornment, TextField } from "@mui/material";
import { useId, useState } from "react";
import {
  ErrorState,
  failureText,
  LoadingState,
  NumberField,
  PageHeader,
  SectionCard,
  useDocumentTitle,
  useLeaveGuard,
  useTexts,
} from "../../../../client/kit/console";
import { HIGHEST_CREDIT_PRICE, LONGEST_ADDRESS, LONGEST_NAME, LONGEST_TAX_NUMBER } from "../../shared/operator";
import type { Operator } from "../../shared/operatorApi";
import { useOperator, useSaveOperator } from "./useOperator";

/** A credit costs less than a cent, too. */
const PRICE_DECIMALS = 4;

const isPrice = (price: number | null) => price === null || (price >= 0 && price <= HIGHEST_CREDIT_PRICE);

function OperatorForm({ saved }: { readonly saved: Operator }) {
  const { t, language } = useTexts();
  const id = useId();
  const [changes, setChanges] = useState<Partial<Operator>>({});
  const save = useSaveOperator();
  const form = { ...saved, ...changes };
  const isDirty = Object.keys(changes).length > 0;
  const hasIssue = !isPrice(form.creditPrice);
  useLeaveGuard(isDirty, "credits.operator.leave");
  const change = (part: Partial<Operator>) => {
    setChanges((before) => ({ ...before, ...part }));
    save.reset();
  };
  const textField = (name: "name" | "taxNumber" | "address", longest: number) => ({
    id: `${id}-${name}`,
    label: t(`credits.operator.${name}`),
    helperText: t(`credits.operator.${name}Help`),
    value: form[name] ?? "",
    onChange: (event: { readonly target: { readonly value: string } }) => change({ [name]: event.target.value }),
    autoComplete: "off",
    slotProps: { htmlInput: { maxLength: longest } },
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && !hasIssue && !save.isPending) save.mutate(form, { onSuccess: () => setChanges({}) });
      }}
      sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 720 }}
    >
      <SectionCard title={t("credits.operator.issuer")}>
        <TextField {...textField("name", LONGEST_NAME)} />
        <TextField {...textField("taxNumber", LONGEST_TAX_NUMBER)} />
        <TextField {...textField("address", LONGEST_ADDRESS)} multiline minRows={3} maxRows={8} />
      </SectionCard>
      <SectionCard title={t("credits.operator.price")}>
        <NumberField
          id={`${id}-price`}
          label={t("credits.operator.creditPrice")}
          decimals={PRICE_DECIMALS}
          value={form.creditPrice}
          onValue={(price) => change({ creditPrice: price ?? null })}
          error={hasIssue}
          helperText={t(`credits.operator.${hasIssue ? "priceIssue" : "creditPriceHelp"}`, {
            most: new Intl.NumberFormat(language).format(HIGHEST_CREDIT_PRICE),
          })}
          slotProps={{ input: { endAdornment: <InputAdornment position="end">€</InputAdornment> } }}
        />
      </SectionCard>
      {save.error ? (
        <Alert severity="error" role="alert">
          {failureText(save.error, t)}
        </Alert>
      ) : null}
      <Button
        type="submit"
        variant="contained"
        loading={save.isPending}
        disabled={!isDirty || hasIssue}
        sx={{ justifySelf: "start" }}
      >
        {t("credits.operator.save")}
      </Button>
    </Box>
  );
}

/** The back office's own data: who issues the invoices of credits, and what a credit costs. */
export function OperatorPage() {
  const { t } = useTexts();
  const { data, error, refetch } = useOperator();
  useDocumentTitle(t("credits.operator.title"));
  return (
    <>
      <PageHeader title={t("credits.operator.title")} subtitle={t("credits.operator.subtitle")} />
      {data ? (
        <OperatorForm saved={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </>
  );
}
