import Stack from "@mui/material/Stack";
import { useRequest } from "../../community/data/request";
import { ResendButton } from "../code/ResendButton";
import type { SentCode } from "../secondFactors";
import { DoorCode } from "./DoorCode";
import type { MethodProps } from "./methodProps";

/** A code by text message; a sign-in has sent the first by itself. */
export function SmsMethod({ factors, door, onDone }: MethodProps) {
  const request = useRequest();
  const { resendAfterSeconds, isCodeSent } = factors;
  return (
    <Stack spacing={1.5}>
      <DoorCode door={door} onDone={onDone} />
      <ResendButton
        seconds={resendAfterSeconds}
        wasSent={isCodeSent}
        send={() => request<SentCode>(`${door.calls}/resend2facode`, { method: "POST", body: {} })}
      />
    </Stack>
  );
}
