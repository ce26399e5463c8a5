import { Box, Divider } from "@mui/material";
import { useMemo } from "react";
import { findQuestion } from "../../editor/draft/questionnaireDraft";
import { useEditor } from "../../editor/EditorContext";
import { settingsUi, translatedSchema } from "../settings/settingsForm";
import { onlySettings, visibleSettings } from "../settings/visibleSettings";
import { GeneratedPart } from "./GeneratedPart";
import { hasFields } from "./questionSettings";
import type { SectionProps } from "./useQuestionForm";

/** The settings of the type that need no editor of their own. */
export function SettingsSection({ form }: SectionProps) {
  const { question, type, parts, typeText } = form;
  const { editor } = useEditor();
  const isLooped = findQuestion(editor.draft, question.id)?.block.loop !== undefined;
  // A form is slow to draw: its schema stays while the same settings are visible.
  const visible = visibleSettings(parts.rest, { type, question, isLooped }).join();
  const schema = useMemo(
    () => translatedSchema(onlySettings(parts.rest, visible.split(",")), typeText),
    [parts, typeText, visible],
  );
  const uiSchema = useMemo(() => settingsUi(schema, type.uiSettings), [schema, type]);
  if (!hasFields(schema)) return null;
  return (
    <Box component="section">
      <Divider sx={{ mb: 2.5 }} />
      <GeneratedPart form={form} name="settings" schema={schema} uiSchema={uiSchema} />
    </Box>
  );
}
