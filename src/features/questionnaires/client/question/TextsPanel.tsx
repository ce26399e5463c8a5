import { Typography } from "@mui/material";
import { useMemo } from "react";
import type { Translate } from "../../../../client/kit/console";
import { SchemaForm, useTexts } from "../../../../client/kit/console";
import { IssueNotes } from "../../../../client/kit/questions";
import type { JsonObject } from "../../../../shared/json";
import { useEditor } from "../editor/EditorContext";
import { formValue, withFormValue } from "./settings/settingsForm";

/** The texts and their names in the locales, which keep `title` for the panel itself. */
const TEXTS = { title: "name", welcome: "welcome", closing: "closing" } as const;

function textsSchema(t: Translate): JsonObject {
  const properties = Object.entries(TEXTS).map(([name, key]) => [
    name,
    {
      type: "object",
      title: t(`surveys.texts.${key}`),
      description: t(`surveys.texts.${key}Help`),
      "x-localized": true,
      "x-multiline": name !== "title",
      additionalProperties: { type: "string" },
    },
  ]);
  return { type: "object", properties: Object.fromEntries(properties) };
}

/** What respondents read before and after the questions. */
export function TextsPanel() {
  const { t } = useTexts();
  const { editor, canUpdate, language } = useEditor();
  const schema = useMemo(() => textsSchema(t), [t]);
  const { draft } = editor;
  const faults = editor.faults.filter(({ questionId }) => questionId === undefined);
  function change(edited: Record<string, unknown>) {
    const { title, welcome, closing } = withFormValue(schema, draft, edited);
    if (title === draft.title && welcome === draft.welcome && closing === draft.closing) return;
    editor.change({
      kind: "setTexts",
      texts: { ...(title && { title }), ...(welcome && { welcome }), ...(closing && { closing }) },
    });
  }
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 2.5 }}>
        {t("surveys.texts.title")}
      </Typography>
      {Object.keys(TEXTS).map((name) => (
        <IssueNotes key={name} faults={faults} pointer={`/${name}`} />
      ))}
      <SchemaForm
        idPrefix="survey-texts"
        schema={schema}
        value={formValue(schema, draft)}
        onChange={change}
        disabled={!canUpdate}
        formContext={{ editingLanguage: language }}
      />
    </>
  );
}
