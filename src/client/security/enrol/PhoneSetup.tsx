import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useRequest } from "../../community/data/request";
import { useAddressCountry } from "../../data/useAddressCountry";
import { StepHeading } from "../../password/StepHeading";
import { useTexts } from "../../texts/TextsProvider";
import { CodeForm } from "../code/CodeForm";
import { ResendButton } from "../code/ResendButton";
import type { AddedFactor, SentCode } from "../twoFactorSettings";
import { phonePrefix } from "./callingCode";
import { cleanPhone, isPhone } from "./cleanPhone";
import { SetupForm } from "./SetupForm";
import type { SetupProps } from "./setupProps";

interface PhoneEnrolment extends SentCode {
  readonly id: string;
}

/** A mobile phone: its number, then the code that was sent there. */
export function PhoneSetup({ needsPassword, country, onAdded }: SetupProps) {
  const { t, language } = useTexts();
  const request = useRequest();
  const address = useAddressCountry({ enabled: !country });
  // Until the person writes, what the field starts from follows what is found out.
  const [written, setWritten] = useState<string>();
  const typed = written ?? phonePrefix({ country, address, language, browser: navigator.language });
  const [password, setPassword] = useState<string>();
  const [begun, setBegun] = useState<PhoneEnrolment>();
  const phone = cleanPhone(typed);

  const begin = async (given: string | undefined): Promise<PhoneEnrolment> => {
    const body = { phone, ...(given === undefined ? {} : { password: given }) };
    const next = await request<PhoneEnrolment>("/api/second-factors/sms", { method: "POST", body });
    setPassword(given);
    setBegun(next);
    return next;
  };
  const confirm = async (code: string) => {
    if (!begun) return;
    onAdded(await request<AddedFactor>(`/api/second-factors/${begun.id}/confirm`, { method: "POST", body: { code } }));
  };

  if (begun) {
    return (
      <>
        <StepHeading key="code" title={t("security.phone.code")}>
          {t("security.confirm.intro.sent", { phone: begun.sentTo })}
        </StepHeading>
        <CodeForm send={confirm} />
        <Stack sx={{ alignItems: "start" }}>
          <ResendButton seconds={begun.resendAfterSeconds} wasSent send={() => begin(password)} />
          <Button onClick={() => setBegun(undefined)} sx={{ minHeight: 44, px: 0 }}>
            {t("security.phone.change")}
          </Button>
        </Stack>
      </>
    );
  }
  return (
    <>
      <StepHeading key="phone" title={t("security.phone.title")} isNext>
        {t("security.phone.intro")}
      </StepHeading>
      <SetupForm
        needsPassword={needsPassword}
        submitLabel={t("security.phone.submit")}
        names={["phone"]}
        check={(): Record<string, string> => (isPhone(phone) ? {} : { phone: t("security.phone.incomplete") })}
        send={async (given) => void (await begin(given))}
        fields={(faults) => (
          <TextField
            id="factor-phone"
            label={t("security.phone.label")}
            name="phone"
            type="tel"
            autoComplete="tel"
            value={typed}
            onChange={(event) => setWritten(event.target.value)}
            error={faults.phone !== undefined}
            helperText={faults.phone ?? t("security.phone.help")}
            fullWidth
          />
        )}
      />
    </>
  );
}
