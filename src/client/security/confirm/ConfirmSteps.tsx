import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ComponentType, useState } from "react";
import { StepHeading } from "../../password/StepHeading";
import { useTexts } from "../../texts/TextsProvider";
import { hasPasskeys } from "../passkeys";
import type { TwoFactorSettings } from "../twoFactorSettings";
import type { MethodProps } from "./methodProps";
import { type Method, methodsOf } from "./methods";
import { PasskeyMethod } from "./PasskeyMethod";
import { RecoveryMethod } from "./RecoveryMethod";
import { SmsMethod } from "./SmsMethod";
import { TwoFactorCode } from "./TwoFactorCode";

const METHODS: Readonly<Record<Method, ComponentType<MethodProps>>> = {
  sms: SmsMethod,
  authenticator: TwoFactorCode,
  passkey: PasskeyMethod,
  recovery: RecoveryMethod,
};

interface IntroProps {
  readonly method: Method;
  readonly factors: TwoFactorSettings;
}

function Intro({ method, factors }: IntroProps) {
  const { t } = useTexts();
  if (method !== "sms") return t(`security.confirm.intro.${method}`);
  const phone = factors.factors.find(({ kind }) => kind === "sms")?.hint ?? "";
  return t(`security.confirm.intro.${factors.isCodeSent ? "sent" : "sms"}`, { phone });
}

interface ConfirmStepsProps extends MethodProps {
  /** Asks again what there is: a code may be on its way by now. */
  readonly reload: () => Promise<void>;
}

/** The second step after the password, by whichever way the person has at hand. */
export function ConfirmSteps({ reload, ...props }: ConfirmStepsProps) {
  const { t } = useTexts();
  const { factors } = props;
  const methods = methodsOf(factors, hasPasskeys());
  const [chosen, setChosen] = useState<Method>();
  const method = chosen ?? methods[0];
  const others = methods.filter((one) => one !== method);
  if (!method) {
    return (
      <>
        <StepHeading title={t("security.confirm.title")} isNext />
        <Alert severity="warning">{t("security.confirm.none")}</Alert>
      </>
    );
  }
  const Panel = METHODS[method];
  return (
    <>
      {/* A code's field takes the focus itself. */}
      <StepHeading key={method} title={t("security.confirm.title")} isNext={method === "passkey"}>
        <Intro method={method} factors={factors} />
      </StepHeading>
      <Panel key={`panel-${method}`} {...props} />
      {others.length > 0 && (
        <Box sx={{ borderTop: 1, borderColor: "divider", pt: 2 }}>
          <Typography component="h2" sx={{ fontWeight: 600 }}>
            {t("security.confirm.others")}
          </Typography>
          <Box sx={{ display: "grid", justifyItems: "start" }}>
            {others.map((one) => (
              <Button
                key={one}
                onClick={() => void reload().then(() => setChosen(one))}
                sx={{ minHeight: 44, px: 0, textAlign: "start" }}
              >
                {t(`security.confirm.ways.${one}`)}
              </Button>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
