import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { LegalDocuments } from "../../../contracts/api/community";
import { ApiError } from "../../data/api";
import { useTexts } from "../../texts/TextsProvider";
import { useRequest } from "../data/request";
import { failureOf } from "../pages/failureOf";
import { StepActions } from "./StepActions";

interface AcceptFormProps extends LegalDocuments {
  readonly communityId: string;
  readonly onAccepted: () => Promise<void>;
  /** The texts are others than those that were read. */
  readonly onChanged: () => void;
  readonly onSignOut: () => void;
}

/** Accepts the documents in the versions that were read. */
export function AcceptForm({ communityId, acceptanceText, documents, onAccepted, onChanged, onSignOut }: AcceptFormProps) {
  const { t } = useTexts();
  const request = useRequest();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const accept = async () => {
    setIsBusy(true);
    setFailure(undefined);
    const accepted = documents.map(({ document, version }) => ({ document, version }));
    try {
      await request(`/experienceLabs/${communityId}/conditions`, { method: "POST", body: { accepted } });
      await onAccepted();
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === "signUp.changedDocuments") return onChanged();
      setFailure(failureOf(error, [], t).form);
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void accept();
  };

  return (
    <Stack component="form" onSubmit={submit} spacing={2} sx={{ borderTop: 1, borderColor: "divider", pt: 3 }}>
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <Typography sx={{ fontSize: "1rem", whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {acceptanceText ?? t("community.legal.acceptance")}
      </Typography>
      <StepActions label={t("community.legal.accept")} isBusy={isBusy} onSignOut={onSignOut} />
    </Stack>
  );
}
