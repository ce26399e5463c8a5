import { Box, FormLabel, IconButton, Stack, Typography } from "@mui/material";
import { useId } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";
import { IssueNotes, issuesOf, nameOf, Pick, subjectsFor, useLogicScope } from "../../../../../client/kit/questions";
import type { Question } from "../../../../../survey/questionnaire";
import { useEditor } from "../../editor/EditorContext";
import { offeredSources, type Source, sameSource } from "./sources";

interface SourcesEditorProps {
  readonly name: string;
  readonly title: string;
  readonly question: Question;
  readonly sources: readonly Source[];
  /** Whether only numbers can be used. */
  readonly isOfNumbers: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (sources: readonly Source[]) => void;
}

/** Chooses the earlier answers, or parts of them, that a question works with. */
export function SourcesEditor(props: SourcesEditorProps) {
  const { name, title, question, sources, isOfNumbers, isDisabled, onChange } = props;
  const { t } = useTexts();
  const { editor } = useEditor();
  const scope = useLogicScope();
  const titleId = useId();
  const faults = issuesOf(editor.faults, question);
  const free = subjectsFor({ questionId: question.id }, scope).flatMap((subject) => {
    const offered = offeredSources(subject, scope.shapeOf(subject), isOfNumbers);
    const added = offered.filter((source) => !sources.some((known) => sameSource(known, source)));
    return added.length > 0 ? [{ subject, added }] : [];
  });

  function wordsOf({ question: id, part }: Source): string {
    const subject = scope.places.get(id)?.question;
    if (!subject) return t("surveys.logic.goneQuestion");
    const label = scope.shapeOf(subject)?.parts.find(({ code }) => code === part)?.label ?? part;
    return label === undefined ? nameOf(subject, scope.language) : `${nameOf(subject, scope.language)} (${label})`;
  }
  return (
    <Box component="section" role="group" aria-labelledby={titleId} data-pointer={`/${name}`} sx={{ display: "grid", gap: 1 }}>
      <FormLabel component="div" id={titleId} sx={{ typography: "body2", fontWeight: 600, color: "text.primary" }}>
        {title}
      </FormLabel>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t(isOfNumbers ? "surveys.sources.numbersHelp" : "surveys.sources.anyHelp")}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: "none", gap: 0.5 }}>
        {sources.map((source, index) => (
          <Box component="li" key={`${source.question} ${source.part ?? ""}`} data-pointer={`/${name}/${index}`}>
            <Box sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 40 }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>{wordsOf(source)}</Box>
              {!isDisabled && (
                <IconButton
                  size="small"
                  aria-label={t("surveys.sources.remove", { name: wordsOf(source) })}
                  onClick={() => onChange(sources.filter((other) => other !== source))}
                >
                  <Icon name="Close" />
                </IconButton>
              )}
            </Box>
            <IssueNotes faults={faults} pointer={`/${name}/${index}/question`} />
          </Box>
        ))}
      </Stack>
      <IssueNotes faults={faults} pointer={`/${name}`} />
      {!isDisabled && free.length > 0 && (
        <Pick
          label={t("surveys.sources.add")}
          value=""
          choices={[
            { value: "", label: t("surveys.sources.add") },
            ...free.map(({ subject }) => ({ value: subject.id, label: nameOf(subject, scope.language) })),
          ]}
          onChange={(id) => onChange([...sources, ...(free.find(({ subject }) => subject.id === id)?.added ?? [])])}
        />
      )}
      {!isDisabled && free.length === 0 && sources.length === 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t(isOfNumbers ? "surveys.sources.noNumbers" : "surveys.logic.noSubjects")}
        </Typography>
      )}
    </Box>
  );
}
