import { Alert, Box, Typography } from "@mui/material";
import { LoginForm } from "../../community/login/LoginForm";
import { useTitle } from "../../community/parts/useTitle";
import { useTexts } from "../../texts/TextsProvider";
import { SignInCard, type SignInCardProps } from "./SignInCard";

interface LoginPageProps extends Omit<SignInCardProps, "children"> {
  /** Texts under `console.login`. */
  readonly kind: "staff" | "suite" | "backoffice" | "setup";
  /** The login call. */
  readonly action: string;
  readonly isExpired?: boolean;
  readonly extra?: Readonly<Record<string, string>>;
  readonly submitLabel?: string;
  /** @default no way to a new password */
  readonly forgotPage?: string;
  readonly onSignedIn: () => Promise<void>;
}

/** The sign-in of those who work with the product. */
export function LoginPage({
  theme,
  brand,
  kind,
  action,
  isExpired = false,
  extra,
  submitLabel,
  forgotPage,
  otherSignIn,
  onSignedIn,
}: LoginPageProps) {
  const { t } = useTexts();
  useTitle(submitLabel ?? t("common.signIn"), brand);
  const email = new URLSearchParams(window.location.search).get("email") ?? "";
  return (
    <SignInCard theme={theme} brand={brand} otherSignIn={otherSignIn}>
      <Box>
        <Typography variant="h2" component="h1">
          {t(`console.login.${kind}.title`)}
        </Typography>
        <Typography sx={{ mt: 1, color: "text.secondary" }}>{t(`console.login.${kind}.intro`, { brand })}</Typography>
      </Box>
      {isExpired ? (
        <Alert severity="info" role="status">
          {t("login.expired")}
        </Alert>
      ) : null}
      <LoginForm
        action={action}
        initialEmail={email}
        extra={extra}
        submitLabel={submitLabel}
        forgotPage={forgotPage}
        onSignedIn={onSignedIn}
      />
    </SignInCard>
  );
}
