import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { relativeTime } from "../../screens/common/dates";
import { useTexts } from "../../texts/TextsProvider";
import { KIND_ICONS } from "../enrol/KindChoice";
import type { TwoFactorMethod } from "../twoFactorSettings";

interface FactorRowProps {
  readonly factor: TwoFactorMethod;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** A second factor, and what can be done about it. */
export function FactorRow({ factor, onRename, onRemove }: FactorRowProps) {
  const { t, language } = useTexts();
  const { kind, label, hint, lastUsedAt } = factor;
  const Icon = KIND_ICONS[kind];
  const kindName = t(`security.kinds.${kind}.title`);
  const name = label || kindName;
  const used = lastUsedAt
    ? t("security.factors.used", { time: relativeTime(new Date(lastUsedAt), new Date(), language) })
    : t("security.factors.unused");
  const actions = [
    { action: "rename", run: onRename },
    { action: "remove", run: onRemove },
  ] as const;
  return (
    <Box component="li" sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.5, alignItems: "center", py: 1.5 }}>
      <Icon aria-hidden="true" sx={{ color: "text.secondary" }} />
      <Box sx={{ flex: "1 1 14rem", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {[label && kindName, hint, used].filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, ml: { xs: 4, sm: "auto" } }}>
        {actions.map(({ action, run }) => (
          <Button
            key={action}
            onClick={run}
            color={action === "remove" ? "error" : "primary"}
            aria-label={`${t(`security.factors.${action}`)}: ${name}`}
            sx={{ minHeight: 44 }}
          >
            {t(`security.factors.${action}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
