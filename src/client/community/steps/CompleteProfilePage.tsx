import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type FormEvent, useRef, useState } from "react";
import type { CommunityTheme } from "../../../contracts/api/community";
import type { profileApi } from "../../../contracts/api/profile";
import { clientOf } from "../../data/clientOf";
import { useTexts } from "../../texts/TextsProvider";
import { useRequest } from "../data/request";
import { CardPage } from "../pages/CardPage";
import { type Failure, failureOf } from "../pages/failureOf";
import { PageHeading } from "../pages/PageHeading";
import { PhotoField } from "../photo/PhotoField";
import { NicknameField } from "../profile/NicknameField";
import { StepActions } from "./StepActions";
import { useAvailability } from "./useAvailability";

const own = clientOf<typeof profileApi>();

interface CompleteProfilePageProps {
  readonly community: CommunityTheme;
  readonly onDone: () => Promise<void>;
  readonly onSignOut: () => void;
}

/** The name that a member goes by in the community, and a photo, which may wait where the community doesn't require it. */
export function CompleteProfilePage({ community, onDone, onSignOut }: CompleteProfilePageProps) {
  const { t } = useTexts();
  const request = useRequest();
  const [nickname, setNickname] = useState("");
  const [picture, setPicture] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { origin, needsPhoto } = community;
  // Who lacks the photo alone has a name already.
  const hasName = typeof own.useCall("GET /experienceLabs/:origin/userData", { params: { origin } }).data?.nickname === "string";
  const reason = useAvailability(community.communityId, nickname.trim());

  const save = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const chosen = { ...(hasName ? {} : { nickname: nickname.trim() }), ...(picture ? { picture } : {}) };
      await request("/experienceLabs/userData", { method: "PUT", body: chosen });
      await onDone();
    } catch (error) {
      setFailure(failureOf(error, ["nickname", "picture"], t));
      input.current?.focus();
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = {
      ...(!hasName && nickname.trim() === "" ? { nickname: t("validation.required") } : {}),
      ...(needsPhoto && !picture ? { picture: t("validation.required") } : {}),
    };
    if (Object.keys(missing).length > 0) setFailure({ fields: missing, form: undefined });
    if ("nickname" in missing || reason) input.current?.focus();
    else if (!("picture" in missing)) void save();
  };

  return (
    <CardPage community={community} title={t("community.completeProfile.title")}>
      <PageHeading
        title={t(hasName ? "community.completeProfile.requiredPhoto" : "community.completeProfile.title")}
        intro={t(hasName ? "community.completeProfile.photoIntro" : "community.completeProfile.intro", {
          community: community.name,
        })}
      />
      <Stack component="form" noValidate onSubmit={submit} spacing={2.5}>
        {failure?.form && (
          <Alert severity="error" role="alert">
            {failure.form}
          </Alert>
        )}
        {!hasName && (
          <NicknameField
            value={nickname}
            fault={failure?.fields.nickname}
            reason={reason}
            inputRef={input}
            onChange={(value) => {
              setNickname(value);
              setFailure(undefined);
            }}
          />
        )}
        <Box sx={{ display: "grid", gap: 1 }}>
          {!hasName && (
            <Typography sx={{ fontSize: "1rem", fontWeight: 600 }}>
              {t(needsPhoto ? "community.completeProfile.requiredPhoto" : "community.completeProfile.photo")}
            </Typography>
          )}
          <PhotoField
            value={picture}
            refusal={failure?.fields.picture}
            onChange={(url) => {
              setPicture(url);
              setFailure(undefined);
            }}
          />
        </Box>
        <StepActions label={t("community.completeProfile.save")} isBusy={isBusy} onSignOut={onSignOut} />
      </Stack>
    </CardPage>
  );
}
