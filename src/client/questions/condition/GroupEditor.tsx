import { Box, Button, IconButton, Stack } from "@mui/material";
import type { QuestionIssue } from "../../../contracts/api/questionnaires";
import type { Test } from "../../../survey/logic/condition";
import type { Question } from "../../../survey/questionnaire";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";
import type { Group, Mode, Path } from "../logic/conditionTree";
import { MODES, MOST_LEVELS } from "../logic/conditionTree";
import { IssueNotes } from "./IssueNotes";
import { Pick } from "./Pick";
import { TestRow } from "./TestRow";

/** What can be done with a condition's members; each names its place. */
export interface TreeEdits {
  readonly setMode: (path: Path, mode: Mode) => void;
  readonly setTest: (path: Path, test: Test, isStep: boolean) => void;
  readonly remove: (path: Path) => void;
  readonly addTest: (path: Path) => void;
  readonly addGroup: (path: Path) => void;
}

interface GroupEditorProps {
  readonly group: Group;
  readonly path: Path;
  readonly edits: TreeEdits;
  readonly subjects: readonly Question[];
  readonly faults: readonly QuestionIssue[];
}

type GroupHeadProps = Omit<GroupEditorProps, "subjects" | "faults">;

function GroupHead({ group, path, edits }: GroupHeadProps) {
  const { t } = useTexts();
  // One comparison alone needs no word on how several would decide.
  const isPlain = path.length === 0 && group.mode === "all" && group.members.length < 2;
  if (isPlain) return null;
  return (
    <Stack direction="row" sx={{ alignItems: "center", gap: 0.5 }}>
      <Pick
        label={t("surveys.logic.mode")}
        value={group.mode}
        choices={MODES.map((mode) => ({ value: mode, label: t(`surveys.logic.modes.${mode}`) }))}
        onChange={(mode) => edits.setMode(path, MODES.find((known) => known === mode) ?? "all")}
      />
      {path.length > 0 && (
        <IconButton size="small" aria-label={t("surveys.logic.removeGroup")} onClick={() => edits.remove(path)}>
          <Icon name="Close" />
        </IconButton>
      )}
    </Stack>
  );
}

/** A group of comparisons and groups, with the word that holds them together. */
export function GroupEditor({ group, path, edits, subjects, faults }: GroupEditorProps) {
  const { t } = useTexts();
  const isNested = path.length > 0;
  return (
    <Box
      data-pointer={group.pointer}
      sx={{
        display: "grid",
        gap: 1.25,
        minWidth: 0,
        ...(isNested ? { pl: 1.5, py: 1, borderLeft: 3, borderColor: "divider" } : {}),
      }}
    >
      <GroupHead group={group} path={path} edits={edits} />
      {group.members.map((member, index) => {
        const place = [...path, index];
        const key = place.join(".");
        return member.kind === "group" ? (
          <GroupEditor key={key} group={member} path={place} edits={edits} subjects={subjects} faults={faults} />
        ) : (
          <TestRow
            key={key}
            leaf={member}
            subjects={subjects}
            faults={faults}
            onChange={(test, isStep) => edits.setTest(place, test, isStep)}
            onRemove={() => edits.remove(place)}
          />
        );
      })}
      {group.members.some(({ pointer }) => pointer === group.pointer) ? null : (
        <IssueNotes faults={faults} pointer={group.pointer} />
      )}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button size="small" startIcon={<Icon name="Add" />} disabled={subjects.length === 0} onClick={() => edits.addTest(path)}>
          {t("surveys.logic.addComparison")}
        </Button>
        {group.members.length > 0 && path.length + 1 < MOST_LEVELS && (
          <Button
            size="small"
            startIcon={<Icon name="Add" />}
            disabled={subjects.length === 0}
            onClick={() => edits.addGroup(path)}
          >
            {t("surveys.logic.addGroup")}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
