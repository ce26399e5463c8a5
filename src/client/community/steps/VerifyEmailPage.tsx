import LinkOffOutlined from "@mui/icons-material/LinkOffOutlined";
import MarkEmailReadOutlined from "@mui/icons-material/MarkEmailReadOutlined";
import MarkEmailUnreadOutlined from "@mui/icons-material/MarkEmailUnreadOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { CommunityTheme } from "../../../contracts/api/community";
import { BackLink } from "../../password/BackLink";
import { useTexts } from "../../texts/TextsProvider";
import { CardPage } from "../pages/CardPage";
import { Outcome } from "../pages/Outcome";
import { ErrorState } from "../parts/ErrorState";
import { ChoosePassword } from "./ChoosePassword";
import { useVerification } from "./useVerification";

interface VerifyEmailPageProps {
  readonly community: CommunityTheme;
  readonly onSignedIn: () => Promise<void>;
}

/** Where the mail of a sign-up leads to: the e-mail is verified, the person a member. */
export function VerifyEmailPage({ community, onSignedIn }: VerifyEmailPageProps) {
  const { t } = useTexts();
  const state = useVerification(community.origin);
  const about = (key: string) => ({
    title: t(`community.verify.${key}.title`),
    body: t(`community.verify.${key}.body`, { community: community.name }),
  });
  const link = (path: string, label: string) => (
    <Button href={`/c/${community.origin}/${path}`} variant="contained" size="large" sx={{ minHeight: 48 }}>
      {label}
    </Button>
  );
  return (
    <CardPage community={community} title={t("community.verify.title")}>
      {state.status === "checking" && (
        <Box role="status" sx={{ display: "grid", justifyItems: "center", gap: 2, py: 4 }}>
          <CircularProgress aria-hidden="true" />
          <Typography component="h1" sx={{ fontSize: "1rem" }}>
            {t("community.verify.checking")}
          </Typography>
        </Box>
      )}
      {state.status === "waiting" && (
        <Outcome
          icon={<MarkEmailUnreadOutlined />}
          {...about("waiting")}
          action={<BackLink href={`/c/${community.origin}/login`} />}
        />
      )}
      {state.status === "choosing" && <ChoosePassword community={community.name} email={state.email} onChosen={state.choose} />}
      {state.status === "signedIn" && (
        <Outcome
          icon={<MarkEmailReadOutlined />}
          {...about("done")}
          action={
            <Button variant="contained" size="large" onClick={() => void onSignedIn()} sx={{ minHeight: 48, px: 4 }}>
              {t("community.verify.enter")}
            </Button>
          }
        />
      )}
      {state.status === "login" && (
        <Outcome icon={<MarkEmailReadOutlined />} {...about("login")} action={link("login", t("common.signIn"))} />
      )}
      {state.status === "member" && (
        <Outcome icon={<MarkEmailReadOutlined />} {...about("member")} action={link("login", t("common.signIn"))} />
      )}
      {state.status === "refused" && (
        <Outcome
          icon={<LinkOffOutlined />}
          {...about("refused")}
          action={
            <Stack spacing={1} sx={{ alignItems: "center" }}>
              {link("signup", t("community.verify.again"))}
              <Link href={`/c/${community.origin}/login`} sx={{ p: 1.5 }}>
                {t("common.signIn")}
              </Link>
            </Stack>
          }
        />
      )}
      {state.status === "failed" && <ErrorState error={state.error} onRetry={state.retry} level="h1" />}
    </CardPage>
  );
}
