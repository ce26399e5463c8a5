import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useNotice } from "../../../screens/common/useNotice";
import { useTexts } from "../../../screens/common/useTexts";
import type { FormData } from "../../../screens/form/formTypes";
import { BesidePreview } from "../settings/BesidePreview";
import { SettingsForm } from "../settings/SettingsForm";
import { settingsUi } from "../settings/settingsUi";
import { useSettings } from "../settings/useSettings";
import { WelcomePreview } from "./WelcomePreview";
import { type SavedWelcome, saveWelcome, welcomeValues } from "./welcomeApi";
import { welcomeIssues } from "./welcomeIssues";
import { WELCOME_PARTS, WELCOME_SCHEMA } from "./welcomeSchema";

interface WelcomeEditorProps {
  readonly communityId: string;
  readonly saved: SavedWelcome;
}

function useWelcomeForm() {
  const { t } = useTexts();
  const label = useCallback((name: string) => t(`entities.communityConfiguration.fields.${name}`), [t]);
  const uiSchema = useMemo(() => {
    const sections = WELCOME_PARTS.map((part) => ({
      ...part,
      // What has no name goes on with the part before.
      ...("name" in part
        ? {
            title: `console.welcome.parts.${part.name}.title`,
            description: `console.welcome.parts.${part.name}.description`,
          }
        : {}),
    }));
    const help = (name: string) => t(`entities.communityConfiguration.helps.${name}`, { _: "" });
    return settingsUi({ schema: WELCOME_SCHEMA, label, help, value: (_, value) => value, sections });
  }, [t, label]);
  const check = useCallback(
    (values: FormData) =>
      Object.fromEntries(welcomeIssues(values).map(({ name, rule, limit }) => [`/${name}`, t(`validation.${rule}`, { limit })])),
    [t],
  );
  return { label, uiSchema, check };
}

/** The welcome page's form beside the page. */
export function WelcomeEditor({ communityId, saved }: WelcomeEditorProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  const { label, uiSchema, check } = useWelcomeForm();
  const [base, setBase] = useState(saved);
  const initial = useMemo(() => welcomeValues(saved), [saved]);
  const state = useSettings({ initial, check });
  const save = async () => {
    const page = await saveWelcome({ communityId, saved: base, values: state.values });
    setBase(page);
    state.restart(welcomeValues(page));
    notice(t("console.settings.saved"));
    // The configuration's record holds the same texts.
    void queries.invalidateQueries({ queryKey: ["community-configuration"] });
  };
  const takeCurrent = (current: FormData) => {
    setBase(current);
    return welcomeValues(current);
  };
  return (
    <BesidePreview
      form={
        <SettingsForm
          schema={WELCOME_SCHEMA}
          uiSchema={uiSchema}
          state={state}
          label={label}
          value={(_, value) => value}
          onSave={save}
          onCurrent={takeCurrent}
        />
      }
      preview={<WelcomePreview values={state.values} />}
    />
  );
}
