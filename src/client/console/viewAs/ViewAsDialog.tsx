import { MenuItem, TextField, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { viewAsApi } from "../../../contracts/api/viewAs";
import { VIEW_MINUTES } from "../../../shared/viewMinutes";
import { clientOf } from "../../data/clientOf";
import type { RecordActionProps } from "../../host/clientHost";
import { FormDialog } from "../../screens/common/FormDialog";
import { ErrorState, LoadingState } from "../../screens/common/states";
import { useTexts } from "../../screens/common/useTexts";

const viewAs = clientOf<typeof viewAsApi>();

/** Chooses as whom of the company its suite is looked at, and goes there. */
export function ViewAsDialog({ record: { id, name }, onClose }: RecordActionProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch } = viewAs.useCall("GET /api/companies/:id/view-as", { params: { id } }, { staleTime: 0 });
  const start = useMutation({
    mutationFn: (person: string) => viewAs.call("POST /api/companies/:id/view-as", { params: { id }, body: { person } }),
    onSuccess: ({ address }) => window.location.assign(address),
  });
  const person = chosen ?? data?.people[0]?.id ?? "";
  return (
    <FormDialog
      title={t("viewAs.title", { company: String(name ?? "") })}
      submitLabel={t("viewAs.go")}
      isDisabled={person === ""}
      isBusy={start.isPending}
      error={start.error}
      onSubmit={() => start.mutate(person)}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t("viewAs.intro", { minutes: VIEW_MINUTES })}</Typography>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />)}
      {data?.people.length === 0 && <Typography>{t("viewAs.nobody")}</Typography>}
      {data && data.people.length > 0 && (
        <TextField
          select
          label={t("viewAs.person")}
          value={person}
          onChange={({ target }) => setChosen(target.value)}
          margin="dense"
        >
          {data.people.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {`${one.name} · ${t(`entities.suiteUser.enums.role.${one.role}`)}`}
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormDialog>
  );
}
