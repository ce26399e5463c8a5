import { MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { FormDialog, useNotice, useTexts } from "../../../client/kit/console";
import { LANGUAGES } from "../../../shared/languages";
import { type NewPerson, usePeopleActions } from "./usePeople";

/** Adds somebody who isn't in a file. */
export function AddDialog({ studyId, onClose }: { readonly studyId: string; readonly onClose: () => void }) {
  const { t } = useTexts();
  const notice = useNotice();
  const { add } = usePeopleActions(studyId);
  const [{ email, name = "", language = "" }, setPerson] = useState<NewPerson>({ email: "" });
  const change = (values: Partial<NewPerson>) => setPerson((before) => ({ ...before, ...values }));
  const submit = () =>
    add.mutate(
      { email: email.trim(), ...(name.trim() ? { name: name.trim() } : {}), ...(language ? { language } : {}) },
      {
        onSuccess: () => {
          notice(t("ownDatabase.people.added"));
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t("ownDatabase.people.add")}
      submitLabel={t("ownDatabase.people.add")}
      isDisabled={email.trim() === ""}
      isBusy={add.isPending}
      error={add.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        required
        autoFocus
        type="email"
        label={t("entities.addressee.fields.email")}
        value={email}
        onChange={(event) => change({ email: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 254, autoComplete: "off" } }}
      />
      <TextField
        label={t("entities.addressee.fields.name")}
        value={name}
        onChange={(event) => change({ name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 120, autoComplete: "off" } }}
      />
      <TextField
        select
        label={t("entities.addressee.fields.language")}
        value={language}
        onChange={(event) => change({ language: event.target.value })}
      >
        <MenuItem value="">–</MenuItem>
        {LANGUAGES.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`entities.addressee.enums.language.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
