import { useCallback, useMemo, useState } from "react";
import { TEXT_RATIO } from "../../../../shared/theme/themeContrast";
import { useNotice } from "../../../screens/common/useNotice";
import { useTexts } from "../../../screens/common/useTexts";
import type { FormData } from "../../../screens/form/formTypes";
import { useConsole } from "../../consoleProps";
import { BesidePreview } from "../settings/BesidePreview";
import { SettingsForm } from "../settings/SettingsForm";
import { useSettings } from "../settings/useSettings";
import { addressIssues } from "./addressIssues";
import { ContrastNotes } from "./ContrastNotes";
import { COLOUR, contrastIssues } from "./contrastIssues";
import { ThemePreview } from "./ThemePreview";
import { TrackingNote } from "./TrackingNote";
import { type SavedTheme, saveTheme } from "./themeApi";
import type { ThemeForm } from "./themeForm";
import { type OfferedVendor, withTracking } from "./tracking";
import { useThemeForm } from "./useThemeForm";

interface ThemeEditorProps {
  readonly saved: SavedTheme;
  /** What a tracking script may be of. */
  readonly vendors: readonly OfferedVendor[];
}

/** The fields of the form as they are saved; what isn't set is absent. */
function valuesOf(saved: SavedTheme, { schema }: ThemeForm): FormData {
  const names = Object.keys(schema.properties ?? {});
  return Object.fromEntries(names.filter((name) => (saved[name] ?? null) !== null).map((name) => [name, saved[name]]));
}

function useCheck(form: ThemeForm) {
  const { t, language } = useTexts();
  return useCallback(
    (values: FormData) => {
      const required = form.required.filter((name) => (values[name] ?? "") === "");
      const colours = Object.entries(form.schema.properties ?? {}).filter(([, schema]) => schema["x-kind"] === "colour");
      const broken = colours.filter(([name]) => values[name] && !COLOUR.test(String(values[name])));
      const addresses = addressIssues(form.schema.properties ?? {}, values);
      const least = TEXT_RATIO.toLocaleString(language);
      const poor = contrastIssues(values).map(({ field }) => [
        `/${field}`,
        t("console.personalisation.contrast.field", { least }),
      ]);
      return Object.fromEntries([
        ...required.map((name) => [`/${name}`, t("validation.required")]),
        ...broken.map(([name]) => [`/${name}`, t("console.personalisation.colourFormat")]),
        ...addresses.map((name) => [`/${name}`, t("validation.formatUri")]),
        ...poor,
      ]);
    },
    [t, language, form],
  );
}

/** The look's form beside what it would look like. */
export function ThemeEditor({ saved, vendors }: ThemeEditorProps) {
  const { t } = useTexts();
  const { reloadTheme } = useConsole();
  const { form, uiSchema, label, value } = useThemeForm(vendors);
  const notice = useNotice();
  const [base, setBase] = useState(saved);
  const initial = useMemo(() => valuesOf(saved, form), [saved, form]);
  const settings = useSettings({ initial, check: useCheck(form) });
  const state = { ...settings, change: (next: FormData) => settings.change(withTracking(settings.values, next, vendors)) };
  const faults = useMemo(() => contrastIssues(state.values), [state.values]);
  const { trackingScript } = state.values;
  const isBlocked = trackingScript === base.trackingScript && !base.trackingVendor;

  const save = async () => {
    // The vendor follows from the script's address.
    const { trackingVendor: _, ...changes } = state.changes;
    const theme = await saveTheme(base, changes);
    setBase(theme);
    state.restart(valuesOf(theme, form));
    notice(t("console.settings.saved"));
    // The console wears at once what was saved.
    reloadTheme?.();
  };
  const takeCurrent = (current: FormData) => {
    const theme = { ...base, ...current };
    setBase(theme);
    return valuesOf(theme, form);
  };

  return (
    <BesidePreview
      form={
        <SettingsForm
          schema={form.schema}
          uiSchema={uiSchema}
          state={state}
          label={label}
          value={value}
          notices={
            <>
              <ContrastNotes
                faults={faults}
                label={label}
                onUse={(field, colour) => state.change({ ...state.values, [field]: colour })}
              />
              {isBlocked && trackingScript ? <TrackingNote script={String(trackingScript)} /> : null}
            </>
          }
          onSave={save}
          onCurrent={takeCurrent}
        />
      }
      preview={<ThemePreview values={state.values} name={base.name} />}
    />
  );
}
