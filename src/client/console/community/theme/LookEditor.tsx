import { useCallback, useMemo, useState } from "react";
import { TEXT_RATIO } from "../../../../shared/theme/themeContrast";
import { useNotice } from "../../../screens/common/useNotice";
import { useTexts } from "../../../screens/common/useTexts";
import type { FormData } from "../../../screens/form/formTypes";
import { useConsole } from "../../consoleProps";
import { BesidePreview } from "../settings/BesidePreview";
import { SettingsForm } from "../settings/SettingsForm";
import { useSettings } from "../settings/useSettings";
import { addressFaults } from "./addressFaults";
import { ContrastNotes } from "./ContrastNotes";
import { COLOUR, contrastFaults } from "./contrastFaults";
import { LookPreview } from "./LookPreview";
import type { LookForm } from "./lookForm";
import { type SavedLook, saveLook } from "./personalisationApi";
import { TrackingNote } from "./TrackingNote";
import { type OfferedVendor, withTracking } from "./tracking";
import { useLookForm } from "./useLookForm";

interface LookEditorProps {
  readonly saved: SavedLook;
  /** What a tracking script may be of. */
  readonly vendors: readonly OfferedVendor[];
}

/** The fields of the form as they are saved; what isn't set is absent. */
function valuesOf(saved: SavedLook, { schema }: LookForm): FormData {
  const names = Object.keys(schema.properties ?? {});
  return Object.fromEntries(names.filter((name) => (saved[name] ?? null) !== null).map((name) => [name, saved[name]]));
}

function useCheck(form: LookForm) {
  const { t, language } = useTexts();
  return useCallback(
    (values: FormData) => {
      const required = form.required.filter((name) => (values[name] ?? "") === "");
      const colours = Object.entries(form.schema.properties ?? {}).filter(([, schema]) => schema["x-kind"] === "colour");
      const broken = colours.filter(([name]) => values[name] && !COLOUR.test(String(values[name])));
      const addresses = addressFaults(form.schema.properties ?? {}, values);
      const least = TEXT_RATIO.toLocaleString(language);
      const poor = contrastFaults(values).map(({ field }) => [
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
export function LookEditor({ saved, vendors }: LookEditorProps) {
  const { t } = useTexts();
  const { reloadTheme } = useConsole();
  const { form, uiSchema, label, value } = useLookForm(vendors);
  const notice = useNotice();
  const [base, setBase] = useState(saved);
  const initial = useMemo(() => valuesOf(saved, form), [saved, form]);
  const settings = useSettings({ initial, check: useCheck(form) });
  const state = { ...settings, change: (next: FormData) => settings.change(withTracking(settings.values, next, vendors)) };
  const faults = useMemo(() => contrastFaults(state.values), [state.values]);
  const { trackingScript } = state.values;
  const isBlocked = trackingScript === base.trackingScript && !base.trackingVendor;

  const save = async () => {
    // The vendor follows from the script's address.
    const { trackingVendor: _, ...changes } = state.changes;
    const look = await saveLook(base, changes);
    setBase(look);
    state.restart(valuesOf(look, form));
    notice(t("console.settings.saved"));
    // The console wears at once what was saved.
    reloadTheme?.();
  };
  const takeCurrent = (current: FormData) => {
    const look = { ...base, ...current };
    setBase(look);
    return valuesOf(look, form);
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
      preview={<LookPreview values={state.values} name={base.name} />}
    />
  );
}
