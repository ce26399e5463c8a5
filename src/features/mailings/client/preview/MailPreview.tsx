import { Alert, Autocomplete, Box, Paper, TextField, Typography } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, ErrorState, failureText, Icon, LoadingState, useTexts } from "../../../../client/kit/console";
import { plainRichText } from "../../../../shared/richText/richText";
import type { RichText } from "../../../../shared/richText/richTextSchema";
import type { MailingPreview, MailingViewer } from "../../shared/api/drafts";
import type { Audience } from "../../shared/audience";
import type { Channel } from "../../shared/mailings";
import { communityParams, mailings } from "../useMailings";
import { MailPaper } from "./MailPaper";

interface MailPreviewProps {
  readonly channel: Channel;
  readonly subject: string;
  /** Plain text of a notification. */
  readonly content: RichText | string;
  readonly image: string | undefined;
  /** Among whom one chooses as whom to look at it. @default everybody */
  readonly audience: Audience | undefined;
}

/** Whether the audience has nobody any more, or what it names is gone. */
const hasNobody = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 409);

function usePreview({ subject, content, audience }: MailPreviewProps, viewer: string | undefined, search: string) {
  const body = { subject, content, ...(viewer ? { member: viewer } : {}), ...(search ? { search } : {}) };
  const call = (asked: typeof body & { readonly audience?: Audience }, signal: AbortSignal) =>
    mailings.call("POST /client/communities/:id/mailings/preview", { params: communityParams(), body: asked }, { signal });
  return useQuery({
    queryKey: ["mailings", "preview", body, audience],
    queryFn: ({ signal }) => call(audience ? { ...body, audience } : body, signal),
    placeholderData: keepPreviousData,
    retry: (count, error) => count < 2 && !hasNobody(error),
    gcTime: 0,
  });
}

interface ViewerInputProps {
  readonly preview: MailingPreview;
  readonly onSearch: (text: string) => void;
  readonly onChange: (id: string | undefined) => void;
}

/** Chooses the member as whom a mailing is looked at. */
function ViewerInput({ preview: { viewer, others }, onSearch, onChange }: ViewerInputProps) {
  const { t } = useTexts();
  return (
    <Autocomplete<MailingViewer, false, true>
      size="small"
      disableClearable
      options={[...others]}
      value={viewer}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionLabel={({ nickname }) => nickname}
      // The server has filtered already.
      filterOptions={(options) => options}
      onChange={(_, next) => {
        onSearch("");
        onChange(next.id);
      }}
      onInputChange={(_, text, reason) => onSearch(reason === "input" ? text.trim() : "")}
      noOptionsText={t("fields.reference.none")}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      renderInput={(params) => <TextField {...params} label={t("mailings.preview.member")} />}
      sx={{ maxWidth: 360 }}
    />
  );
}

function AlertPaper({ preview: { subject, content } }: { readonly preview: MailingPreview }) {
  return (
    <Paper variant="outlined" sx={{ p: 2, display: "flex", gap: 2, overflowWrap: "anywhere" }}>
      <Icon name="Campaign" />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{subject}</Typography>
        <Typography color="text.secondary" sx={{ whiteSpace: "pre-line" }}>
          {plainRichText(content)}
        </Typography>
      </Box>
    </Paper>
  );
}

/** A mailing as one member of its audience gets it. */
export function MailPreview(props: MailPreviewProps) {
  const { t } = useTexts();
  const [viewer, setViewer] = useState<string>();
  const [search, setSearch] = useState("");
  const { data, error, isPending, refetch } = usePreview(props, viewer, search);
  if (isPending) return <LoadingState />;
  if (error && hasNobody(error) && props.audience) {
    return (
      <>
        <Alert severity="info" sx={{ mb: 2 }}>
          {error instanceof ApiError && error.status === 409 ? t("mailings.preview.nobody") : failureText(error, t)}
        </Alert>
        <MailPreview {...props} audience={undefined} />
      </>
    );
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return (
    <Box sx={{ display: "grid", gap: 2, pt: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <ViewerInput preview={data} onSearch={setSearch} onChange={setViewer} />
      {props.channel === "MAIL" ? <MailPaper preview={data} image={props.image} /> : <AlertPaper preview={data} />}
    </Box>
  );
}
