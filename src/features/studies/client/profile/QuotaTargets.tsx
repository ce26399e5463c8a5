import { Box, IconButton, Typography } from "@mui/material";
import { Icon, NumberField, useTexts } from "../../../../client/kit/console";
import type { QuotaValue } from "./divide";

interface QuotaTargetsProps {
  readonly id: string;
  readonly quotas: readonly QuotaValue[];
  readonly isDisabled: boolean;
  readonly onChange: (quotas: readonly QuotaValue[]) => void;
}

/** How many people each quota of a table wants. */
export function QuotaTargets({ id, quotas, isDisabled, onChange }: QuotaTargetsProps) {
  const { t } = useTexts();
  return quotas.map((quota, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a quota is its place in the list
    <Box key={at} sx={{ display: "flex", gap: 1, alignItems: "center" }}>
      <Typography sx={{ flex: "1 1 0", minWidth: 0, overflowWrap: "anywhere" }}>{quota.title}</Typography>
      <NumberField
        size="small"
        id={`${id}-${at}-target`}
        value={quota.target}
        disabled={isDisabled}
        onValue={(target) => {
          const { target: _before, ...rest } = quota;
          const typed = target === undefined ? rest : { ...rest, target };
          onChange(quotas.map((one, index) => (index === at ? typed : one)));
        }}
        slotProps={{ htmlInput: { "aria-label": quota.title ?? "" } }}
        sx={{ width: 110, "& input": { textAlign: "right", fontVariantNumeric: "tabular-nums" } }}
      />
      <IconButton
        aria-label={t("studies.profile.removeQuota", { title: quota.title ?? "" })}
        disabled={isDisabled}
        onClick={() => onChange(quotas.filter((_one, index) => index !== at))}
      >
        <Icon name="Close" />
      </IconButton>
    </Box>
  ));
}
