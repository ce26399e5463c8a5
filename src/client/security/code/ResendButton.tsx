import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { failureOf } from "../../community/pages/failureOf";
import { ApiError } from "../../data/api";
import { useTexts } from "../../texts/TextsProvider";
import type { SentCode } from "../twoFactorSettings";
import { clockOf } from "./countdown";
import { useCountdown } from "./useCountdown";

interface ResendButtonProps {
  /** Until another code can be sent. */
  readonly seconds: number;
  /** A code is on its way already. */
  readonly wasSent: boolean;
  readonly send: () => Promise<SentCode>;
}

type ResendNotice = { readonly text: string; readonly isFailure: boolean };

/** Has a code sent, once more when the time for it has come. */
export function ResendButton({ seconds, wasSent, send }: ResendButtonProps) {
  const { t } = useTexts();
  const { left, restart } = useCountdown(seconds);
  const [isAgain, setIsAgain] = useState(wasSent);
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState<ResendNotice>();

  const resend = async () => {
    setIsBusy(true);
    setTold(undefined);
    try {
      const { sentTo, resendAfterSeconds } = await send();
      setIsAgain(true);
      setTold({ text: t("security.resend.sent", { phone: sentTo }), isFailure: false });
      restart(resendAfterSeconds);
    } catch (error) {
      setTold({ text: failureOf(error, [], t).form ?? "", isFailure: true });
      if (error instanceof ApiError && error.retryAfterSeconds) restart(error.retryAfterSeconds);
    } finally {
      setIsBusy(false);
    }
  };

  const isWaiting = left > 0;
  const label = t(isAgain ? "security.resend.again" : "security.resend.first");
  return (
    <Stack spacing={0.5} sx={{ alignItems: "start" }}>
      <Button
        variant={isAgain ? "text" : "outlined"}
        aria-disabled={isWaiting || isBusy}
        onClick={() => {
          if (!isWaiting && !isBusy) void resend();
        }}
        sx={{
          minHeight: 44,
          ...(isAgain ? { px: 0, minWidth: 0 } : {}),
          "&[aria-disabled=true]": { color: "text.secondary", cursor: "default", bgcolor: "transparent" },
        }}
      >
        {isWaiting ? t("security.resend.wait", { time: clockOf(left) }) : label}
      </Button>
      <Typography role="status" sx={{ color: told?.isFailure ? "error.main" : "text.secondary" }}>
        {told?.text}
      </Typography>
    </Stack>
  );
}
