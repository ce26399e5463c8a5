import HowToRegOutlined from "@mui/icons-material/HowToRegOutlined";
import LinkOffOutlined from "@mui/icons-material/LinkOffOutlined";
import LockOutlined from "@mui/icons-material/LockOutlined";
import MarkEmailUnreadOutlined from "@mui/icons-material/MarkEmailUnreadOutlined";
import TimerOffOutlined from "@mui/icons-material/TimerOffOutlined";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { type ComponentType, useEffect, useState } from "react";
import type { CommunityTheme } from "../../../contracts/api/community";
import type { SignUpForm, signUpApi } from "../../../contracts/api/signUp";
import { ApiError } from "../../data/api";
import { clientOf } from "../../data/clientOf";
import { BackLink } from "../../password/BackLink";
import { useTexts } from "../../texts/TextsProvider";
import { loadState } from "../data/request";
import { CardPage } from "../pages/CardPage";
import { Outcome } from "../pages/Outcome";
import { PageHeading } from "../pages/PageHeading";
import { ErrorState } from "../parts/ErrorState";
import { SignUpFields } from "./SignUpFields";

interface SignUpPageProps {
  readonly community: CommunityTheme;
  /** Of an invitation; absent: the community's open sign-up. */
  readonly hash: string | undefined;
  readonly onSignedIn: () => Promise<void>;
}

/** Why there is no form, by the server's code: texts under `community.signUp`. */
const signUp = clientOf<typeof signUpApi>();

const REFUSALS: Readonly<Record<string, { readonly key: string; readonly Icon: ComponentType }>> = {
  "signUp.notPermitted": { key: "notPermitted", Icon: LockOutlined },
  "signUp.unknownLink": { key: "unknown", Icon: LinkOffOutlined },
  "signUp.spentLink": { key: "spent", Icon: HowToRegOutlined },
  "signUp.expiredLink": { key: "expired", Icon: TimerOffOutlined },
  "signUp.alreadyMember": { key: "member", Icon: HowToRegOutlined },
};

function refusalOf(error: unknown) {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  return code === undefined ? undefined : REFUSALS[code];
}

/** Sign-up, by invitation or open. */
export function SignUpPage({ community, hash, onSignedIn }: SignUpPageProps) {
  const { t } = useTexts();
  const params = { origin: community.origin, hash: hash ?? "open" };
  const form = loadState(signUp.useCall("GET /experienceLabs/:origin/signup/:hash", { params }));
  const [sent, setSent] = useState<{ readonly email: string; readonly minutes: number }>();
  const [refused, setRefused] = useState<unknown>();
  // Another language or newer documents are no reason to take away what was typed.
  const [known, setKnown] = useState<SignUpForm>();
  useEffect(() => {
    if (form.status === "ready") setKnown(form.data);
  }, [form]);
  const { name, origin } = community;
  const refusal = refusalOf(form.status === "failed" ? form.error : refused);
  const login = `/c/${origin}/login`;

  const content = () => {
    if (sent) {
      const body = t("community.signUp.sent.body", { email: sent.email, smart_count: Math.round(sent.minutes / 60) });
      return (
        <Outcome
          icon={<MarkEmailUnreadOutlined />}
          title={t("community.signUp.sent.title")}
          body={body}
          action={<BackLink href={login} />}
        />
      );
    }
    if (refusal) {
      const { key, Icon } = refusal;
      return (
        <Outcome
          icon={<Icon />}
          title={t(`community.signUp.${key}.title`)}
          body={t(`community.signUp.${key}.body`, { community: name })}
          action={
            <Button href={login} variant="contained" size="large" sx={{ minHeight: 48, px: 4 }}>
              {t("common.signIn")}
            </Button>
          }
        />
      );
    }
    if (form.status === "failed" && !known) return <ErrorState error={form.error} onRetry={form.retry} level="h1" />;
    const intro = known?.hasAccount ? "introAccount" : "intro";
    return (
      <>
        <PageHeading
          title={t("community.signUp.title", { community: name })}
          intro={t(`community.signUp.${intro}`, { community: name })}
        />
        {!known ? (
          <Skeleton variant="rounded" height={280} />
        ) : (
          <SignUpFields
            origin={origin}
            form={known}
            hash={hash}
            onSent={setSent}
            onSignedIn={onSignedIn}
            onRefused={setRefused}
            onChanged={() => form.status === "ready" && form.retry()}
            isFinal={(error) => refusalOf(error) !== undefined}
          />
        )}
        <Link href={login} sx={{ justifySelf: "start", py: 1 }}>
          {t("community.signUp.toLogin")}
        </Link>
      </>
    );
  };
  return (
    <CardPage community={community} title={t("community.signUp.tab")}>
      {content()}
    </CardPage>
  );
}
