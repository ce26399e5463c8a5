import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../../../src/client/kit/member";
import type { MemberTask } from "../../shared/api/member";
import { EASE } from "../../shared/uxTest";
import type { UxSteps } from "./useUxTest";

const LEVELS = Array.from({ length: EASE.most - EASE.least + 1 }, (_none, index) => EASE.least + index);

/** After a task: how easy it was, from very difficult to very easy. */
export function EaseQuestion({ task, steps }: { readonly task: MemberTask; readonly steps: UxSteps }) {
  const { t } = useTexts();
  const [ease, setEase] = useState<number>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const outcome = task.attempt?.outcome;
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Alert severity={outcome === "DONE" ? "success" : "info"} role="status" sx={{ width: "100%" }}>
        {t(`uxTest.member.ended.${outcome ?? "DONE"}`)}
      </Alert>
      <Typography variant="h3" component="h2" ref={title} tabIndex={-1} id="ease">
        {t("uxTest.member.ease.title")}
      </Typography>
      <Box sx={{ width: "100%", maxWidth: 520 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          color="primary"
          aria-labelledby="ease"
          value={ease ?? null}
          onChange={(_event, value: number | null) => value !== null && setEase(value)}
        >
          {LEVELS.map((level) => (
            <ToggleButton key={level} value={level} sx={{ minHeight: 48, px: 0, fontVariantNumeric: "tabular-nums" }}>
              {level}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ display: "flex", justifyContent: "space-between", mt: 0.5, color: "text.secondary", typography: "body2" }}>
          <span>{t("uxTest.member.ease.least")}</span>
          <span>{t("uxTest.member.ease.most")}</span>
        </Box>
      </Box>
      <Button
        variant="contained"
        size="large"
        sx={{ minHeight: 48 }}
        disabled={ease === undefined || steps.isBusy}
        onClick={() => ease !== undefined && void steps.rate(task.id, ease)}
      >
        {t("uxTest.member.ease.save")}
      </Button>
    </Box>
  );
}
