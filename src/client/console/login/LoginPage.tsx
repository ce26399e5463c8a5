import { Alert, Box, Link, Typography } from "@mui/material";
import { LoginForm } from "../../community/login/LoginForm";
import { Brand } from "../../community/parts/Brand";
import { LanguageField } from "../../community/parts/LanguageField";
import { useTitle } from "../../community/parts/useTitle";
import { readableOn } from "../../look/contrast";
import { DEFAULT_ACCENT } from "../../look/tokens";
import { useTexts } from "../../texts/TextsProvider";
import type { ConsoleTheme } from "../consoleProps";

interface LoginPageProps {
  /** Colours and logo of whose door this is. */
  readonly theme?: ConsoleTheme & {
    readonly backgroundGradientColor1?: string | null;
    readonly backgroundGradientColor2?: string | null;
  };
  readonly brand: string;
  /** Texts under `console.login`. */
  readonly kind: "staff" | "suite" | "backoffice" | "setup";
  /** The login call. */
  readonly action: string;
  readonly isExpired?: boolean;
  readonly extra?: Readonly<Record<string, string>>;
  readonly submitLabel?: string;
  /** Another door that the person may have looked for. */
  readonly otherDoor?: { readonly href: string; readonly label: string };
  readonly onSignedIn: () => Promise<void>;
}

/** The brand's colour, dark enough for white text, deepening to one side. */
function bandOf(colour: string | null | undefined): string {
  const main = readableOn(colour ?? DEFAULT_ACCENT, "#ffffff");
  return `linear-gradient(120deg, color-mix(in srgb, ${main} 62%, #000), ${main})`;
}

/** The sign-in of those who work with the product: a band of the brand's colours, the form on a quiet card. */
export function LoginPage({
  theme,
  brand,
  kind,
  action,
  isExpired = false,
  extra,
  submitLabel,
  otherDoor,
  onSignedIn,
}: LoginPageProps) {
  const { t } = useTexts();
  useTitle(submitLabel ?? t("common.signIn"), brand);
  const email = new URLSearchParams(window.location.search).get("email") ?? "";
  return (
    <Box
      sx={{ minHeight: "100dvh", bgcolor: "background.default", display: "grid", gridTemplateRows: "minmax(160px, 34dvh) 1fr" }}
    >
      <Box
        component="header"
        sx={{ background: bandOf(theme?.mainColor), color: "#fff", px: { xs: 3, sm: 6 }, pt: { xs: 3, sm: 5 } }}
      >
        <Brand name={brand} logo={theme?.logo ?? null} height={40} />
      </Box>
      <Box component="main" sx={{ px: 2, pb: 6, display: "grid", justifyItems: "center", alignContent: "start" }}>
        <Box
          sx={{
            width: "100%",
            maxWidth: 440,
            mt: { xs: "-64px", sm: "-120px" },
            p: { xs: 3, sm: 5 },
            display: "grid",
            gap: 3,
            bgcolor: "background.paper",
            borderRadius: 2,
            border: 1,
            borderColor: "divider",
            boxShadow: "0 12px 40px rgb(0 0 0 / 0.10)",
          }}
        >
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
          <LoginForm action={action} initialEmail={email} extra={extra} submitLabel={submitLabel} onSignedIn={onSignedIn} />
          <Box
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              justifyContent: "space-between",
              gap: 2,
              borderTop: 1,
              borderColor: "divider",
              pt: 3,
            }}
          >
            {otherDoor ? (
              <Link href={otherDoor.href} sx={{ py: 1 }}>
                {otherDoor.label}
              </Link>
            ) : null}
            <LanguageField />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
