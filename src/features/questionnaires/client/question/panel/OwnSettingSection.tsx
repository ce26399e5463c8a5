import { Box } from "@mui/material";
import { lazy, Suspense, useMemo } from "react";
import { LoadingState, useClientRegistry } from "../../../../../client/kit/console";
import { IssueNotes, issuesOf } from "../../../../../client/kit/questions";
import type { Json } from "../../../../../shared/json";
import { useEditor } from "../../editor/EditorContext";
import type { OwnSetting } from "../settings/settingsParts";
import type { SectionProps } from "./useQuestionForm";

interface OwnSettingSectionProps extends SectionProps {
  /** Whether those that go below the generated form. @default those above it */
  readonly isBelow?: boolean;
}

/** The settings for which extensions have editors. */
export function OwnSettingSection({ form, isBelow = false }: OwnSettingSectionProps) {
  return form.parts.ownSettings
    .filter((setting) => setting.isBelow === isBelow && form.isVisible(setting))
    .map((setting) => <OwnSettingField key={setting.name} form={form} setting={setting} />);
}

function OwnSettingField({ form, setting }: SectionProps & { readonly setting: OwnSetting }) {
  const { question, typeText, titleOf, set, language, fallbackLanguage, isDisabled } = form;
  const { editor } = useEditor();
  const registered = useClientRegistry().questionSettings.get(setting.editor);
  const faults = issuesOf(editor.faults, question);
  const Field = useMemo(() => registered && lazy(registered.load), [registered]);
  const help = typeText(`questionTypes.settingHelps.${setting.name}`, { _: "" });
  if (!Field) return null;
  return (
    <Box component="section" data-pointer={`/${setting.name}`} sx={{ display: "grid", gap: 1 }}>
      <Suspense fallback={<LoadingState />}>
        <Field
          title={titleOf(setting)}
          {...(help ? { help } : {})}
          question={question}
          value={question[setting.name] as Json | undefined}
          language={language}
          fallbackLanguage={fallbackLanguage}
          isDisabled={isDisabled}
          faults={faults}
          onChange={(value) => set(setting.name, value)}
        />
      </Suspense>
      <IssueNotes faults={faults} pointer={`/${setting.name}`} />
    </Box>
  );
}
