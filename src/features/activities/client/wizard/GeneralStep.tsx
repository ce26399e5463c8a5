import { Box, Stack, Typography } from "@mui/material";
import { useMemo } from "react";
import {
  ApiError,
  ErrorState,
  Icon,
  LoadingState,
  RecordCreateForm,
  RecordEdit,
  type SetupStepProps,
  useEntity,
  useTexts,
} from "../../../../client/kit/console";
import type { OfferedType } from "../../shared/api/wizard";
import { generalForm } from "./generalForm";
import { useOfferedTypes } from "./useOfferedTypes";
import { wizard } from "./wizardCalls";

/** The type of an activity that is there already, which stays. */
function FixedType({ name, types }: { readonly name: string; readonly types: readonly OfferedType[] }) {
  const { t } = useTexts();
  return (
    <Stack direction="row" sx={{ gap: 1.25, alignItems: "center", mb: 2, maxWidth: 880 }}>
      <Icon name={types.find((type) => type.name === name)?.icon ?? "Category"} sx={{ color: "primary.main" }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{t(`activityTypes.${name}.name`)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t(`activityTypes.${name}.help`)}
        </Typography>
      </Box>
    </Stack>
  );
}

/** Step 1: what an activity is called and is about, for whom it is, and what it brings along. */
export function GeneralStep({ record, goTo, leave }: SetupStepProps) {
  const { create, update } = useEntity();
  const { t } = useTexts();
  const { data: types, error, refetch } = useOfferedTypes();
  const type = record ? String(record.type) : undefined;
  const adaptUi = useMemo(() => generalForm(types ?? [], type), [types, type]);
  const { data: begunWith, isPending } = wizard.useCall(
    "GET /api/activities/defaults",
    {},
    { enabled: !record && Boolean(create) },
  );
  if (error && !types) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!types || (!record && create && isPending)) return <LoadingState />;
  const form = record ? update : create;
  if (!form) return <ErrorState error={new ApiError(403, undefined)} />;
  const saveLabel = t("console.wizard.next");
  if (!record)
    return (
      <RecordCreateForm
        form={form}
        saveLabel={saveLabel}
        adaptUi={adaptUi}
        {...(begunWith ? { begunWith } : {})}
        onCreated={(created) => goTo("step2", created)}
      />
    );
  return (
    <>
      <FixedType name={String(record.type)} types={types} />
      <RecordEdit
        record={record}
        form={form}
        saveLabel={saveLabel}
        isStep
        adaptUi={adaptUi}
        onDone={() => goTo("step2")}
        onCancel={leave}
      />
    </>
  );
}
