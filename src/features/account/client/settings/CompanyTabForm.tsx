import { Alert, Box, Button } from "@mui/material";
import { type ReactNode, useId } from "react";
import { failureText, SectionCard, useLeaveGuard, useTexts } from "../../../../client/kit/console";
import type { CompanyField, CompanyTab } from "../../shared/company";
import type { OwnCompany } from "../../shared/companyApi";
import { CompanyFields } from "./CompanyFields";
import { type CompanyForm, isConflict, useCompanyForm } from "./useCompanyForm";

/** Cards of each tab, with their fields. */
const CARDS: Readonly<Record<CompanyTab, readonly { readonly title: string; readonly fields: readonly CompanyField[] }[]>> = {
  account: [{ title: "account.company", fields: ["name"] }],
  contact: [
    { title: "account.company", fields: ["tradeName", "sector"] },
    { title: "account.contactPerson", fields: ["contactName", "contactSurname", "contactSecondSurname"] },
    { title: "account.phone", fields: ["phonePrefix", "phone", "website"] },
  ],
  billing: [
    { title: "account.invoice", fields: ["name", "vatNumber"] },
    { title: "account.address", fields: ["address", "postalCode", "town", "province", "country"] },
  ],
};

/** What came of the last try, where no field says it. */
function Failure({ form, onReload }: { readonly form: CompanyForm; readonly onReload: () => void }) {
  const { t } = useTexts();
  if (!form.error || form.isSaidAtFields) return null;
  if (!isConflict(form.error)) {
    return (
      <Alert severity="error" role="alert">
        {failureText(form.error, t, "account.failed")}
      </Alert>
    );
  }
  const reload = (
    <Button color="inherit" size="small" onClick={onReload}>
      {t("account.reload")}
    </Button>
  );
  return (
    <Alert severity="warning" role="alert" action={reload}>
      {t("account.conflict")}
    </Alert>
  );
}

interface CompanyTabFormProps {
  readonly company: OwnCompany;
  readonly tab: CompanyTab;
  /** Reads the company anew. */
  readonly onReload: () => Promise<unknown>;
  /** Stands below the fields. */
  readonly children?: ReactNode;
}

/** One tab of the company's data, saved as a whole. */
export function CompanyTabForm({ company, tab, onReload, children }: CompanyTabFormProps) {
  const { t } = useTexts();
  const id = useId();
  const form = useCompanyForm(company, tab);
  useLeaveGuard(form.isDirty, "account.leave");
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      {CARDS[tab].map(({ title, fields }) => (
        <SectionCard key={title} title={t(title)}>
          <CompanyFields form={form} id={id} fields={fields} />
        </SectionCard>
      ))}
      <Failure form={form} onReload={() => void onReload().then(form.discard)} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button type="submit" variant="contained" loading={form.isBusy} disabled={!form.isDirty}>
          {t("account.save")}
        </Button>
        {form.isDirty && (
          <Button color="inherit" onClick={form.discard} disabled={form.isBusy}>
            {t("account.discard")}
          </Button>
        )}
      </Box>
      {children}
    </Box>
  );
}
