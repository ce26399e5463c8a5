import { FormHelperText, FormLabel, OutlinedInput, Stack } from "@mui/material";
import { useEffect, useId, useState } from "react";
import { useTexts } from "../../../../../client/kit/console";
import type { Question } from "../../../../../survey/questionnaire";
import { variableIssue } from "../../editor/draft/variableNames";
import { useEditor } from "../../editor/EditorContext";

/** The name under which exports carry the answers: kept in the draft only while it can stand. */
export function VariableField({ question }: { readonly question: Question }) {
  const { t } = useTexts();
  const { editor, canUpdate } = useEditor();
  const id = useId();
  const [name, setName] = useState(question.variable);
  useEffect(() => setName(question.variable), [question.variable]);
  const fault = variableIssue(editor.draft, { id: question.id, name });
  function change(next: string) {
    setName(next);
    if (!variableIssue(editor.draft, { id: question.id, name: next })) {
      editor.change({ kind: "renameVariable", id: question.id, name: next });
    }
  }
  return (
    <Stack sx={{ gap: 0.75, maxWidth: 320 }}>
      <FormLabel htmlFor={id} error={fault !== undefined} sx={{ typography: "body2", fontWeight: 600, color: "text.primary" }}>
        {t("surveys.variable.label")}
      </FormLabel>
      <OutlinedInput
        id={id}
        size="small"
        value={name}
        disabled={!canUpdate}
        error={fault !== undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setName(question.variable)}
        inputProps={{ "aria-describedby": `${id}-help`, spellCheck: false, autoCapitalize: "off" }}
      />
      <FormHelperText
        id={`${id}-help`}
        error={fault !== undefined}
        role={fault ? "alert" : undefined}
        sx={{ m: 0, typography: "body2" }}
      >
        {t(fault ? `surveys.variable.${fault}` : "surveys.variable.help")}
      </FormHelperText>
    </Stack>
  );
}
