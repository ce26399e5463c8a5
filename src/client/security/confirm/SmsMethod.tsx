import Stack from "@mui/material/Stack";
import { useRequest } from "../../community/data/request";
import { ResendButton } from "../code/ResendButton";
import type { SentCode } from "../twoFactorSettings";
import type { MethodProps } from "./methodProps";
import { TwoFactorCode } from "./TwoFactorCode";

/** A code by text message; a sign-in has sent the first by itself. */
export function SmsMethod({ factors, pages, onDone }: MethodProps) {
  const request = useRequest();
  const { resendAfterSeconds, isCodeSent } = factors;
  return (
    <Stack spacing={1.5}>
      <TwoFactorCode pages={pages} onDone={onDone} />
      <ResendButton
        seconds={resendAfterSeconds}
        wasSent={isCodeSent}
        send={() => request<SentCode>(`${pages.calls}/resend2facode`, { method: "POST", body: {} })}
      />
    </Stack>
  );
}
