import { Autocomplete, Box, MenuItem, TextField } from "@mui/material";
import { useEntityOf, useTexts } from "../../../../client/kit/console";
import type { CompanyField } from "../../shared/company";
import { VAT_COUNTRIES } from "../../shared/vat";
import type { CompanyForm } from "./useCompanyForm";

/** What a browser knows of its person fills in, and how a phone's keyboard comes up. */
const INPUT: Readonly<Partial<Record<CompanyField, { readonly autoComplete: string; readonly inputMode?: "tel" | "url" }>>> = {
  name: { autoComplete: "organization" },
  website: { autoComplete: "url", inputMode: "url" },
  phonePrefix: { autoComplete: "tel-country-code", inputMode: "tel" },
  phone: { autoComplete: "tel-national", inputMode: "tel" },
  address: { autoComplete: "street-address" },
  postalCode: { autoComplete: "postal-code" },
  town: { autoComplete: "address-level2" },
  province: { autoComplete: "address-level1" },
};
const HELPS: readonly CompanyField[] = ["website", "phonePrefix"];
/** Too long for one of two columns. */
const WIDE: readonly CompanyField[] = ["address"];
const LONGEST = 300;

interface FieldProps {
  readonly form: CompanyForm;
  readonly name: CompanyField;
  readonly id: string;
}

function useHelp({ form, name }: Pick<FieldProps, "form" | "name">): string | undefined {
  const { t } = useTexts();
  if (name === "name") return t("account.companyHelp");
  if (HELPS.includes(name)) return t(`entities.company.helps.${name}`);
  if (name !== "vatNumber") return undefined;
  const example = VAT_COUNTRIES[form.code ?? ""]?.example;
  return example ? t("account.vatHelp", { example }) : t("account.vatHelpPlain");
}

function TextInput({ form, name, id }: FieldProps) {
  const { t } = useTexts();
  const help = useHelp({ form, name });
  const issue = form.issueOf(name);
  return (
    <TextField
      id={`${id}-${name}`}
      label={t(`entities.company.fields.${name}`)}
      value={form.valueIn(name)}
      onChange={({ target }) => form.change(name, target.value)}
      onBlur={() => form.leave(name)}
      error={issue !== undefined}
      helperText={issue ?? help}
      required={name === "name"}
      fullWidth
      autoComplete={INPUT[name]?.autoComplete ?? "off"}
      slotProps={{ htmlInput: { maxLength: LONGEST, inputMode: INPUT[name]?.inputMode } }}
    />
  );
}

function SectorInput({ form, name, id }: FieldProps) {
  const { t } = useTexts();
  // Companies are no records of the suite's; a study's sector is of the same list.
  const sectors = useEntityOf("studies")?.fields.find((field) => field.name === "sector")?.schema.enum ?? [];
  const chosen = form.valueIn(name);
  const all = sectors.map(String);
  return (
    <TextField
      id={`${id}-${name}`}
      select
      label={t(`entities.company.fields.${name}`)}
      value={chosen}
      onChange={({ target }) => form.change(name, target.value)}
      error={form.issueOf(name) !== undefined}
      helperText={form.issueOf(name)}
      fullWidth
    >
      <MenuItem value="">{t("account.none")}</MenuItem>
      {(chosen === "" || all.includes(chosen) ? all : [...all, chosen]).map((sector) => (
        <MenuItem key={sector} value={sector}>
          {t(`lists.companySectors.${sector}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function CountryInput({ form, name, id }: FieldProps) {
  const { t } = useTexts();
  const { countries } = form;
  const issue = form.issueOf(name);
  return (
    <Autocomplete
      id={`${id}-${name}`}
      options={countries}
      value={countries.find((country) => country.id === form.valueIn(name)) ?? null}
      onChange={(_, country) => form.change(name, country?.id ?? "")}
      getOptionLabel={(country) => country.name}
      getOptionKey={(country) => country.id}
      noOptionsText={t("fields.reference.none")}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      fullWidth
      renderInput={(input) => (
        <TextField {...input} label={t(`entities.company.fields.${name}`)} error={issue !== undefined} helperText={issue} />
      )}
    />
  );
}

const SPECIAL: Readonly<Partial<Record<CompanyField, typeof TextInput>>> = { sector: SectorInput, country: CountryInput };

interface CompanyFieldsProps {
  readonly form: CompanyForm;
  readonly id: string;
  readonly fields: readonly CompanyField[];
}

/** Fields of the company, in two columns where there is room. */
export function CompanyFields({ form, id, fields }: CompanyFieldsProps) {
  return (
    <Box
      sx={{
        ...{ display: "grid", columnGap: 2, rowGap: 2.5, alignItems: "start" },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      {fields.map((name) => {
        const Input = SPECIAL[name] ?? TextInput;
        return (
          <Box key={name} sx={{ minWidth: 0, ...(WIDE.includes(name) ? { gridColumn: "1 / -1" } : {}) }}>
            <Input form={form} name={name} id={id} />
          </Box>
        );
      })}
    </Box>
  );
}
