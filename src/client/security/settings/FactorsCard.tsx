import Add from "@mui/icons-material/AddOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ErrorState } from "../../community/parts/ErrorState";
import { useTexts } from "../../texts/TextsProvider";
import type { TwoFactorSettings } from "../twoFactorSettings";
import { useKept } from "../useKept";
import { FactorDialog, type FactorTask } from "./FactorDialog";
import { FactorRow } from "./FactorRow";
import { ROWS } from "./rows";
import { SettingsCard } from "./SettingsCard";

/** The fewest that are left without a word about it. */
const FEW_CODES = 3;

interface FactorsCardProps {
  /** Of the community one is in (ISO 3166-1), where there is one. */
  readonly country: string | null | undefined;
  readonly onChanged: () => void;
}

/** What stands beside the password: what there is, more of it, and the codes for when all of it is lost. */
export function FactorsCard({ country, onChanged }: FactorsCardProps) {
  const { t } = useTexts();
  const { data, error, reload } = useKept<TwoFactorSettings>("/api/second-factors");
  const [task, setTask] = useState<FactorTask>();
  const [told, setTold] = useState<string>();
  const finish = (text: string) => {
    setTask(undefined);
    setTold(text);
    void reload();
    onChanged();
  };
  return (
    <SettingsCard title={t("security.factors.title")} intro={t("security.factors.intro")}>
      <Box role="status" sx={{ "&:empty": { display: "none" } }}>
        {told && <Alert severity="success">{told}</Alert>}
      </Box>
      {data && <Factors data={data} onTask={setTask} />}
      {!data && error === undefined && <Skeleton variant="rounded" height={120} />}
      {!data && error !== undefined && <ErrorState error={error} onRetry={() => void reload()} />}
      {task && data && (
        <FactorDialog task={task} data={data} country={country} onDone={finish} onClose={() => setTask(undefined)} />
      )}
    </SettingsCard>
  );
}

function Factors({ data, onTask }: { readonly data: TwoFactorSettings; readonly onTask: (task: FactorTask) => void }) {
  const { t } = useTexts();
  const { factors, recoveryCodes, isDemanded, canAdd } = data;
  return (
    <>
      {isDemanded && <Alert severity="info">{t("security.factors.demanded")}</Alert>}
      {factors.length === 0 && <Typography>{t("security.factors.none")}</Typography>}
      {factors.length > 0 && (
        <Box component="ul" sx={ROWS}>
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              onRename={() => onTask({ name: "rename", factor })}
              onRemove={() => onTask({ name: "remove", factor })}
            />
          ))}
        </Box>
      )}
      {canAdd && (
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() => onTask({ name: "add" })}
          sx={{ minHeight: 44, justifySelf: "start" }}
        >
          {t("security.factors.add")}
        </Button>
      )}
      {factors.length > 0 && (
        <Box sx={{ borderTop: 1, borderColor: "divider", pt: 2, display: "grid", gap: 0.5, justifyItems: "start" }}>
          <Typography sx={{ fontWeight: 600 }}>{t("security.recovery.title")}</Typography>
          <Typography sx={{ color: recoveryCodes < FEW_CODES ? "warning.main" : "text.secondary" }}>
            {t("security.recovery.left", { smart_count: recoveryCodes })}
          </Typography>
          <Button onClick={() => onTask({ name: "codes" })} sx={{ minHeight: 44, px: 0 }}>
            {t("security.recovery.renew")}
          </Button>
        </Box>
      )}
    </>
  );
}
