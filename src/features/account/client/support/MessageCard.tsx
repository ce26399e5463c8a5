import { Alert, AlertTitle, Autocomplete, Box, Button, MenuItem, TextField } from "@mui/material";
import { useId } from "react";
import { failureText, Icon, SectionCard, useLeaveGuard, useTexts } from "../../../../client/kit/console";
import { LONGEST_MESSAGE, SHORTEST_MESSAGE, SUBJECTS, type Subject } from "../../shared/support";
import { useMessage } from "./useMessage";
import { useStudies } from "./useStudies";

type Message = ReturnType<typeof useMessage>;

/** The person's studies, to say which one it is about; nothing for those who see none. */
function StudyField({ message, id }: { readonly message: Message; readonly id: string }) {
  const { t } = useTexts();
  const studies = useStudies();
  if (studies.length === 0) return null;
  return (
    <Autocomplete
      id={`${id}-study`}
      options={studies}
      value={studies.find((one) => one.id === message.form.study) ?? null}
      onChange={(_, study) => message.change({ study: study?.id })}
      getOptionLabel={({ name }) => name}
      getOptionKey={(study) => study.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={t("fields.reference.none")}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      renderInput={(input) => (
        <TextField {...input} label={t("account.support.study")} helperText={t("account.support.studyHelp")} />
      )}
    />
  );
}

/** The form: what it is about, the message, and a study if it is about one. */
export function MessageCard() {
  const { t } = useTexts();
  const id = useId();
  const message = useMessage();
  const { form, issues, change } = message;
  useLeaveGuard(message.isDirty, "account.support.leave");
  const bounds = { shortest: SHORTEST_MESSAGE, longest: LONGEST_MESSAGE };
  return (
    <SectionCard title={t("account.support.newTitle")}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          message.submit();
        }}
        sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)" }}
      >
        <TextField
          id={`${id}-subject`}
          select
          label={t("account.support.subject")}
          value={form.subject}
          onChange={({ target }) => change({ subject: target.value as Subject })}
          error={issues.subject}
          helperText={issues.subject ? t("account.support.issue.subject") : undefined}
        >
          {SUBJECTS.map((subject) => (
            <MenuItem key={subject} value={subject}>
              {t(`entities.supportCase.enums.subject.${subject}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          id={`${id}-message`}
          label={t("account.support.message")}
          value={form.message}
          onChange={({ target }) => change({ message: target.value })}
          error={issues.message}
          helperText={issues.message ? t("account.support.issue.message", bounds) : t("account.support.messageHelp")}
          multiline
          minRows={5}
          maxRows={16}
          slotProps={{ htmlInput: { maxLength: LONGEST_MESSAGE } }}
        />
        <StudyField message={message} id={id} />
        {message.error ? (
          <Alert severity="error" role="alert">
            <AlertTitle>{t("account.support.failed")}</AlertTitle>
            {failureText(message.error, t)}
          </Alert>
        ) : null}
        <Button
          type="submit"
          variant="contained"
          startIcon={<Icon name="Send" />}
          loading={message.isBusy}
          loadingPosition="start"
          sx={{ justifySelf: "start" }}
        >
          {t("account.support.send")}
        </Button>
      </Box>
    </SectionCard>
  );
}
