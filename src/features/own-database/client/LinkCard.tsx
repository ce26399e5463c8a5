import { Button, FormControlLabel, Switch, TextField, Typography } from "@mui/material";
import { failureText, Icon, SectionCard, useNotice, useTexts } from "../../../client/kit/console";
import type { OwnPeopleList } from "../shared/api/people";
import { usePeopleActions } from "./usePeople";

interface LinkCardProps {
  readonly studyId: string;
  readonly link: OwnPeopleList["link"];
  readonly canUpdate: boolean;
  /** Whether the study is over: nothing changes any more. */
  readonly isClosed: boolean;
}

/** A link for everybody, beside or instead of invitations. */
export function LinkCard({ studyId, link: { isOpen, address }, canUpdate, isClosed }: LinkCardProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const { link } = usePeopleActions(studyId);
  const whole = address === null ? "" : new URL(address, window.location.origin).href;
  const copy = async () => {
    await navigator.clipboard.writeText(whole);
    notice(t("ownDatabase.people.link.copied"));
  };
  return (
    <SectionCard title={t("ownDatabase.people.link.title")}>
      {canUpdate ? (
        <FormControlLabel
          control={
            <Switch
              checked={link.isPending ? link.variables : isOpen}
              disabled={isClosed || link.isPending}
              onChange={(_event, next) => link.mutate(next, { onError: (failure) => notice(failureText(failure, t), "error") })}
            />
          }
          label={t("ownDatabase.people.link.switch")}
        />
      ) : (
        <Typography>{t(`ownDatabase.people.link.${isOpen ? "open" : "closed"}`)}</Typography>
      )}
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("ownDatabase.people.link.help")}
      </Typography>
      {address !== null && (
        <>
          <TextField
            fullWidth
            size="small"
            label={t("ownDatabase.people.link.address")}
            value={whole}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Button startIcon={<Icon name="ContentCopy" />} onClick={() => void copy()} sx={{ justifySelf: "start" }}>
            {t("ownDatabase.people.link.copy")}
          </Button>
        </>
      )}
    </SectionCard>
  );
}
