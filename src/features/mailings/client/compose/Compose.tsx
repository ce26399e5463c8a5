import { Alert, Box, Button, TextField, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useId, useState } from "react";
import { ActionBar, Icon, SectionCard, useTexts } from "../../../../client/kit/console";
import { LONGEST_MESSAGE, LONGEST_SUBJECT, LONGEST_TITLE } from "../../shared/mailings";
import { PreviewDialog } from "../preview/PreviewDialog";
import { useReadable } from "../useReadable";
import { AudienceInput } from "./AudienceInput";
import { DestinationInput } from "./DestinationInput";
import { DraftNote } from "./DraftNote";
import { DraftOffer } from "./DraftOffer";
import { audienceOf, type ComposeStart, type FormField, formIssues, type MailingForm } from "./form";
import { ImageInput } from "./ImageInput";
import { MergeFieldMenu, useFieldsHelp } from "./MergeFieldMenu";
import { RichTextInput } from "./RichTextInput";
import { SendDialog } from "./SendDialog";
import { useForm } from "./useForm";

interface ComposeProps {
  readonly start: ComposeStart;
  readonly onDone: (view: "scheduled" | "history") => void;
}

interface PartProps {
  readonly form: MailingForm;
  readonly errorOf: (field: FormField) => string | undefined;
  readonly onChange: (part: Partial<MailingForm>) => void;
}

function EmailPart({ form, errorOf, onChange }: PartProps) {
  const { t } = useTexts();
  const fieldsHelp = useFieldsHelp();
  const replyToError = errorOf("replyTo");
  return (
    <>
      <RichTextInput
        label={t("mailings.compose.content")}
        initial={form.content}
        error={errorOf("text")}
        help={`${t("mailings.compose.contentHelp")} ${fieldsHelp}`}
        onChange={(content) => onChange({ content })}
      />
      <ImageInput value={form.image} onChange={(image) => onChange({ image })} />
      <TextField
        label={t("mailings.compose.replyTo")}
        type="email"
        value={form.replyTo}
        onChange={(event) => onChange({ replyTo: event.target.value })}
        error={replyToError !== undefined}
        helperText={replyToError ?? t("mailings.compose.replyToHelp")}
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
    </>
  );
}

function NotificationPart({ form, errorOf, onChange }: PartProps) {
  const { t } = useTexts();
  const fieldsHelp = useFieldsHelp();
  const error = errorOf("text");
  return (
    <>
      <Box>
        <TextField
          fullWidth
          multiline
          minRows={4}
          label={t("mailings.compose.message")}
          value={form.message}
          onChange={(event) => onChange({ message: event.target.value })}
          error={error !== undefined}
          helperText={error ?? `${t("mailings.compose.messageHelp")} ${fieldsHelp}`}
          slotProps={{ htmlInput: { maxLength: LONGEST_MESSAGE } }}
        />
        <MergeFieldMenu onInsert={(field) => onChange({ message: `${form.message}${field}` })} />
      </Box>
      <DestinationInput form={form} error={errorOf("leadsTo")} onChange={onChange} />
    </>
  );
}

/** What is written, and to whom. */
export function Compose({ start, onDone }: ComposeProps) {
  const { t } = useTexts();
  const formId = useId();
  const readable = useReadable();
  const { form, isDirty, draft, allowLeave, onChange } = useForm(start);
  const [hasTried, setHasTried] = useState(false);
  const [dialog, setDialog] = useState<"preview" | "send">();
  const issues = formIssues(form);
  const audience = audienceOf(form);
  const isMail = form.channel === "MAIL";
  const errorOf = (field: FormField) => {
    const issue = hasTried ? issues[field] : undefined;
    return issue && t(`mailings.issues.${issue}`);
  };
  const open = (next: "preview" | "send") => {
    setHasTried(true);
    const { audience: lacking, ...text } = issues;
    const count = Object.keys(text).length + (next === "send" && lacking ? 1 : 0);
    if (count === 0) setDialog(next);
  };
  const subjectError = errorOf("subject");
  const isNew = !start.draft && !start.scheduled && !start.source;
  return (
    <Box
      component="form"
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        open("send");
      }}
      sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      {isNew && !isDirty && <DraftOffer />}
      {start.scheduled ? (
        <Alert severity="info">{t("mailings.compose.changing", { subject: readable(start.scheduled.subject) })}</Alert>
      ) : (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={form.channel}
          aria-label={t("mailings.compose.channel")}
          onChange={(_, channel: MailingForm["channel"] | null) => channel && onChange({ channel })}
        >
          {(["MAIL", "ALERT"] as const).map((channel) => (
            <ToggleButton key={channel} value={channel} sx={{ color: "text.primary", gap: 1 }}>
              <Icon name={channel === "MAIL" ? "Email" : "Notifications"} />
              {t(`mailings.channels.${channel}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <SectionCard title={t("mailings.audience.title")}>
        <AudienceInput form={form} error={errorOf("audience")} onChange={onChange} />
      </SectionCard>
      <SectionCard title={t(isMail ? "mailings.compose.email" : "mailings.compose.notification")}>
        <Box>
          <TextField
            fullWidth
            label={t(isMail ? "mailings.compose.subject" : "mailings.compose.title")}
            value={form.subject}
            onChange={(event) => onChange({ subject: event.target.value })}
            error={subjectError !== undefined}
            helperText={subjectError}
            slotProps={{ htmlInput: { maxLength: isMail ? LONGEST_SUBJECT : LONGEST_TITLE } }}
          />
          <MergeFieldMenu onInsert={(field) => onChange({ subject: `${form.subject}${field}` })} />
        </Box>
        {isMail ? (
          <EmailPart form={form} errorOf={errorOf} onChange={onChange} />
        ) : (
          <NotificationPart form={form} errorOf={errorOf} onChange={onChange} />
        )}
      </SectionCard>
      <ActionBar>
        <DraftNote status={draft.status} error={draft.error} />
        {isMail && (
          <Button color="inherit" startIcon={<Icon name="Preview" />} onClick={() => open("preview")}>
            {t("mailings.compose.preview")}
          </Button>
        )}
        <Button type="submit" form={formId} variant="contained" startIcon={<Icon name="Send" />}>
          {t(start.scheduled ? "mailings.compose.reviewChange" : "mailings.compose.review")}
        </Button>
      </ActionBar>
      {dialog === "preview" && <PreviewDialog form={form} audience={audience} onClose={() => setDialog(undefined)} />}
      {dialog === "send" && audience && (
        <SendDialog
          form={form}
          audience={audience}
          scheduled={start.scheduled}
          draft={draft}
          onClose={() => setDialog(undefined)}
          onDone={(view) => {
            draft.close();
            allowLeave();
            onDone(view);
          }}
        />
      )}
    </Box>
  );
}
