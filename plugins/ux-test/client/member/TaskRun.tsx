import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect } from "react";
import { useServerNow, useTexts } from "../../../../src/client/kit/member";
import type { MemberTask } from "../../shared/api/member";
import { FloatingWindow } from "./FloatingWindow";
import { TaskPanel } from "./TaskPanel";
import { useFloatingWindow } from "./useFloatingWindow";
import type { UxSteps } from "./useUxTest";

const isPhone = () => window.matchMedia("(pointer: coarse) and (max-width: 820px)").matches;

interface TaskRunProps {
  readonly task: MemberTask;
  /** What the server's clock said last, ISO 8601. */
  readonly now: string;
  readonly steps: UxSteps;
}

/** One task: what to do, the page it begins on, and how it ended; in a window above that page where browsers can. */
export function TaskRun({ task, now: told, steps }: TaskRunProps) {
  const { t } = useTexts();
  const now = useServerNow(told);
  const floating = useFloatingWindow();
  const { attempt } = task;
  const left = attempt ? Date.parse(attempt.endsAt) - now : undefined;
  const isOver = left !== undefined && left <= 0;
  const { look } = steps;
  useEffect(() => {
    if (isOver) void look();
  }, [isOver, look]);

  const onPhone = isPhone();
  const panel = (
    <TaskPanel
      task={task}
      address={onPhone ? task.startUrlPhone : task.startUrlDesktop}
      left={left}
      elapsed={attempt ? now - Date.parse(attempt.startedAt) : 0}
      isBusy={steps.isBusy}
      onStart={() => void steps.start(task.id, onPhone)}
      onEnd={(outcome) => {
        floating.close();
        void steps.end(task.id, outcome);
      }}
    />
  );
  if (floating.window)
    return (
      <>
        <Alert severity="info">{t("uxTest.member.floating")}</Alert>
        <Box>
          <Button variant="outlined" onClick={floating.close}>
            {t("uxTest.member.bringBack")}
          </Button>
        </Box>
        <FloatingWindow window={floating.window}>{panel}</FloatingWindow>
      </>
    );
  return (
    <>
      {panel}
      {floating.isPossible && !onPhone && task.type === "NAVIGATION_TEST" && (
        <Box>
          <Button variant="text" onClick={() => void floating.open()}>
            {t("uxTest.member.float")}
          </Button>
        </Box>
      )}
    </>
  );
}
