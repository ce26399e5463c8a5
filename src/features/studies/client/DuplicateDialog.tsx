import { DialogContentText, TextField } from "@mui/material";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { clientOf, FormDialog, type RecordActionProps, useTexts } from "../../../client/kit/console";
import type { ordersApi } from "../shared/api/orders";

const orders = clientOf<typeof ordersApi>();
const SHORTEST = 3;
const LONGEST = 120;

/** A new study with the same profile and the same questions, under a name of its own. */
export function DuplicateDialog({ record, onClose, openRecord }: RecordActionProps) {
  const { t } = useTexts();
  const id = useId();
  const queries = useQueryClient();
  const [name, setName] = useState(t("studies.duplicate.name", { name: String(record.name ?? "") }).slice(0, LONGEST));
  const isShort = name.trim().length < SHORTEST;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => orders.call("POST /api/studies/:id/duplicate", { params: { id: record.id }, body: { name: name.trim() } }),
    onSuccess: (made) => {
      void queries.invalidateQueries({ queryKey: ["studies"] });
      openRecord(made.id);
    },
  });
  return (
    <FormDialog
      title={t("studies.duplicate.title")}
      submitLabel={t("studies.duplicate.go")}
      isDisabled={isShort}
      isBusy={isPending}
      error={error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <DialogContentText sx={{ typography: "body1" }}>{t("studies.duplicate.body")}</DialogContentText>
      <TextField
        id={`${id}-name`}
        label={t("entities.study.fields.name")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isShort}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
        autoFocus
      />
    </FormDialog>
  );
}
