import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../src/client/kit/member";
import { countdown } from "../../../../src/shared/dates/countdown";
import type { MemberTask } from "../../shared/api/member";

interface TaskPanelProps {
  readonly task: MemberTask;
  /** The page where it begins; null where there is none to open. */
  readonly address: string | null;
  /** Until its time runs out, in milliseconds; nothing before it has begun. */
  readonly left: number | undefined;
  /** Since it began, in milliseconds. */
  readonly elapsed: number;
  readonly isBusy: boolean;
  readonly onStart: () => void;
  readonly onEnd: (outcome: "DONE" | "GAVE_UP") => void;
}

const TALL = { minHeight: 48 };

/** What there is to do, and the buttons that begin and end it. The page is its own: nothing here reaches into it. */
export function TaskPanel({ task, address, left, elapsed, isBusy, onStart, onEnd }: TaskPanelProps) {
  const { t, language } = useTexts();
  const page = { component: "a", href: address ?? "", target: "_blank", rel: "noopener noreferrer" } as const;
  const wait = Math.ceil((task.minimumSeconds ?? 0) - elapsed / 1_000);
  return (
    <Box component="section" aria-label={t("uxTest.member.task")} sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Typography variant="h3" component="h2" sx={{ whiteSpace: "pre-line" }}>
        {task.instructions}
      </Typography>
      {left === undefined ? (
        <>
          <Typography sx={{ color: "text.secondary" }}>
            {t("uxTest.member.limit", { time: countdown(task.timeoutSeconds * 1_000, language) })}
            {address && ` ${t("uxTest.member.opens")}`}
          </Typography>
          {address ? (
            <Button {...page} variant="contained" size="large" sx={TALL} onClick={onStart}>
              {t("uxTest.member.open")}
            </Button>
          ) : (
            <Button variant="contained" size="large" sx={TALL} disabled={isBusy} onClick={onStart}>
              {t("uxTest.member.start")}
            </Button>
          )}
        </>
      ) : (
        <>
          <Typography role="timer" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
            {t("uxTest.member.left", { time: countdown(Math.max(0, left), language) })}
          </Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
            <Button variant="contained" size="large" sx={TALL} disabled={isBusy || wait > 0} onClick={() => onEnd("DONE")}>
              {wait > 0 ? t("uxTest.member.doneIn", { smart_count: wait }) : t("uxTest.member.doneButton")}
            </Button>
            <Button variant="outlined" size="large" sx={TALL} disabled={isBusy} onClick={() => onEnd("GAVE_UP")}>
              {t("uxTest.member.giveUp")}
            </Button>
          </Box>
          {address && (
            <Button {...page} variant="text">
              {t("uxTest.member.openAgain")}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}
