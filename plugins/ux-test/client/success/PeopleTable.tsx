import { Button, Chip, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { type ReactNode, useState } from "react";
import { Icon, useTexts } from "../../../../src/client/kit/console";
import type { PersonTask, UxPersonSuccess, UxSuccess } from "../../shared/api/success";
import { personName } from "../recordings/sessionTexts";
import { useFormats } from "../results/useFormats";
import { ResponsiveTable } from "./ResponsiveTable";

interface PeopleTableProps {
  readonly success: UxSuccess;
  /** Whether there is anything to watch of a person at a task. */
  readonly isRecorded: (responseId: string, questionId: string) => boolean;
  readonly onWatch: (responseId: string, questionId: string) => void;
}

const COLUMNS = ["declared", "seen", "measured", "time", "ease", "recording"] as const;

/** How each person fared with a task, by every proof that there is. */
export function PeopleTable({ success: { tasks, people, total }, isRecorded, onWatch }: PeopleTableProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const [chosen, setChosen] = useState<string>();
  const questionId = tasks.some((task) => task.questionId === chosen) ? chosen : tasks[0]?.questionId;
  const answerOf = (isSuccess: boolean | null) =>
    isSuccess === null ? (
      <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
        {t("uxTest.success.unknown")}
      </Typography>
    ) : (
      t(isSuccess ? "uxTest.success.yes" : "uxTest.success.no")
    );
  const cellsOf = (person: UxPersonSuccess, task: PersonTask): readonly ReactNode[] => [
    task.declared === null ? answerOf(null) : t(`uxTest.results.outcomes.${task.declared}`),
    answerOf(task.seen),
    <Stack key="measured" direction="row" sx={{ gap: 1, flexWrap: "wrap", alignItems: "center" }}>
      {answerOf(task.measured)}
      {task.declared === "DONE" && task.measured === false && (
        <Chip size="small" color="warning" variant="outlined" label={t("uxTest.success.contradicts")} />
      )}
    </Stack>,
    task.seconds === null ? "–" : formats.seconds(task.seconds),
    task.ease === null ? "–" : String(task.ease),
    isRecorded(person.responseId, task.questionId) ? (
      <Button
        key="recording"
        size="small"
        startIcon={<Icon name="PlayCircle" />}
        aria-label={t("uxTest.success.watchOf", { person: personName(t, person) })}
        onClick={() => onWatch(person.responseId, task.questionId)}
      >
        {t("uxTest.success.watch")}
      </Button>
    ) : (
      "–"
    ),
  ];
  const rows = people.flatMap((person) =>
    person.tasks
      .filter((task) => task.questionId === questionId)
      .map((task) => ({ key: person.responseId, name: personName(t, person), cells: cellsOf(person, task) })),
  );
  return (
    <Stack sx={{ gap: 2 }}>
      {tasks.length > 1 && (
        <TextField
          select
          size="small"
          label={t("uxTest.success.task")}
          value={questionId ?? ""}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ maxWidth: 480 }}
        >
          {tasks.map((task) => (
            <MenuItem key={task.questionId} value={task.questionId}>
              {task.title}
            </MenuItem>
          ))}
        </TextField>
      )}
      {total > people.length && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("uxTest.success.newest", { smart_count: people.length, total })}
        </Typography>
      )}
      {rows.length === 0 ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("uxTest.success.none.declared")}
        </Typography>
      ) : (
        <ResponsiveTable
          label={t("uxTest.success.people")}
          nameLabel={t("uxTest.success.participant")}
          columns={COLUMNS.map((column) => t(`uxTest.success.${column}`))}
          rows={rows}
        />
      )}
    </Stack>
  );
}
