import { useCallback, useMemo } from "react";
import { useTexts } from "../../../screens/common/useTexts";
import { useConsole } from "../../consoleProps";
import { settingsUi } from "../settings/settingsUi";
import { type ThemeForm, themeFormFor } from "./themeForm";
import type { OfferedVendor } from "./tracking";
import { useThemeTexts } from "./useThemeTexts";

const VENDOR = "trackingVendor";
const SCRIPT = "trackingScript";

/** The form with the vendors to choose from; without the choice where there are none. */
function withVendors(form: ThemeForm, vendors: readonly OfferedVendor[]): ThemeForm {
  const { [VENDOR]: choice, ...others } = form.schema.properties ?? {};
  if (!choice) return form;
  const offered = vendors.map(({ name }) => name);
  const properties = offered.length > 0 ? { ...others, [VENDOR]: { ...choice, enum: offered } } : others;
  const parts = form.parts.map((part) => ({ ...part, fields: part.fields.filter((name) => name in properties) }));
  return { ...form, schema: { ...form.schema, properties }, parts };
}

/** The words of the fields, those of tracking among them. */
function useFieldWords(vendors: readonly OfferedVendor[]) {
  const { t, language } = useTexts();
  const { label, help, value } = useThemeTexts();
  const helpOf = useCallback(
    (name: string) => {
      if (name === VENDOR) return t("console.personalisation.tracking.vendorHelp");
      if (name !== SCRIPT) return help(name);
      if (vendors.length === 0) return t("console.personalisation.tracking.vendorNone");
      const hosts = vendors.flatMap(({ scriptHosts }) => scriptHosts.map((host) => `https://${host}/`));
      const either = new Intl.ListFormat(language, { type: "disjunction" }).format(hosts);
      return t("console.personalisation.tracking.scriptHelp", { hosts: either });
    },
    [help, t, language, vendors],
  );
  const labelOf = useCallback(
    (name: string) => {
      if (name === VENDOR) return t("console.personalisation.tracking.vendor");
      return name === SCRIPT && vendors.length > 0 ? t("console.personalisation.tracking.script") : label(name);
    },
    [label, t, vendors],
  );
  // Vendors go by their names.
  const textOf = useCallback((name: string, one: string) => (name === VENDOR ? one : value(name, one)), [value]);
  return { label: labelOf, help: helpOf, value: textOf };
}

/** The form of the look for who is signed in: its fields, its parts and their words. */
export function useThemeForm(vendors: readonly OfferedVendor[]) {
  const { session } = useConsole();
  const form = useMemo(() => withVendors(themeFormFor(session.accessKeys), vendors), [session.accessKeys, vendors]);
  const { label, help, value } = useFieldWords(vendors);
  const uiSchema = useMemo(() => {
    const sections = form.parts.map((part) => ({
      ...part,
      title: `console.personalisation.parts.${part.name}.title`,
      description: `console.personalisation.parts.${part.name}.description`,
    }));
    const tabs = form.tabs.map((tab) => ({ ...tab, title: `console.personalisation.tabs.${tab.name}` }));
    return settingsUi({ schema: form.schema, label, help, value, sections, tabs });
  }, [form, label, help, value]);
  return { form, uiSchema, label, value };
}
