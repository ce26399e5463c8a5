import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, callingCode, useAddressCountry, useNotice, useTexts } from "../../../../client/kit/console";
import { COMPANY_TABS, type CompanyField, type CompanyTab } from "../../shared/company";
import type { OwnCompany } from "../../shared/companyApi";
import { vatIssue } from "../../shared/vat";
import { company } from "../account";
import { changedFields, valueIn as shownIn, type Values } from "./companyValues";
import { useCountries } from "./useCountries";

const OWN = "GET /api/account/company";

export const useCompany = () => company.useCall(OWN, {}, { staleTime: 0 });

/** What the server found wrong, by field. */
function refusedFields(error: unknown): Readonly<Record<string, string>> {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path.split("/").at(-1) ?? "", message]));
}

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === "record.conflict";

/** One tab of the company's data: what was changed in it, what is wrong, and saving it. */
export function useCompanyForm(saved: OwnCompany, tab: CompanyTab) {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  const countries = useCountries();
  const [changes, setChanges] = useState<Values>({});
  const [hasTried, setHasTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<CompanyField>>(new Set());
  // Since the last try: what the server said of them may be put right by now.
  const [touched, setTouched] = useState<ReadonlySet<CompanyField>>(new Set());
  const address = useAddressCountry({ enabled: !saved.country || !saved.phonePrefix });
  const presumed = { country: countries.find(({ code }) => code === address)?.id, phonePrefix: callingCode(address) };
  const given = { saved, changes, presumed };
  const valueIn = (field: CompanyField): string => shownIn(given, field);
  const code = countries.find(({ id }) => id === valueIn("country"))?.code;
  const dirty = changedFields(given, COMPANY_TABS[tab]);

  const save = useMutation({
    mutationFn: () => {
      const values = Object.fromEntries(dirty.map((field) => [field, valueIn(field).trim() || null]));
      return company.call("PUT /api/account/company", { body: { version: saved.version, changes: values } });
    },
    onSuccess: (now) => {
      queries.setQueryData(company.keyOf(OWN, {}), now);
      setChanges({});
      setHasTried(false);
      notice(t("account.saved"));
    },
  });
  const refused = refusedFields(save.error);

  const ownIssue = (field: CompanyField): string | undefined => {
    if (field === "name" && valueIn("name").trim() === "") return t("account.required");
    if (field !== "vatNumber" || valueIn("vatNumber").trim() === "") return undefined;
    // One that stands there from before is left alone until it or the country is changed.
    if (!dirty.includes("vatNumber") && !dirty.includes("country")) return undefined;
    const issue = vatIssue(valueIn("vatNumber"), code);
    return issue && t(`account.vat.${issue.kind}`, issue.params);
  };
  const issueOf = (field: CompanyField): string | undefined =>
    (hasTried || left.has(field) ? ownIssue(field) : undefined) ?? (touched.has(field) ? undefined : refused[field]);

  return {
    valueIn,
    issueOf,
    countries,
    code,
    isDirty: dirty.length > 0,
    isBusy: save.isPending,
    error: save.error,
    /** Whether what went wrong is said beside the fields. */
    isSaidAtFields: Object.keys(refused).some((field) => (COMPANY_TABS[tab] as readonly string[]).includes(field)),
    change: (field: CompanyField, value: string) => {
      setChanges({ ...changes, [field]: value });
      setTouched(new Set([...touched, field]));
    },
    leave: (field: CompanyField) => setLeft(new Set([...left, field])),
    discard: () => {
      setChanges({});
      setHasTried(false);
      save.reset();
    },
    submit: () => {
      setHasTried(true);
      setTouched(new Set());
      if (dirty.length > 0 && !save.isPending && !COMPANY_TABS[tab].some(ownIssue)) save.mutate();
    },
  };
}

export type CompanyForm = ReturnType<typeof useCompanyForm>;
