import type { SvgIconComponent } from "@mui/icons-material";
import ChevronRight from "@mui/icons-material/ChevronRightOutlined";
import Key from "@mui/icons-material/KeyOutlined";
import PhonelinkLock from "@mui/icons-material/PhonelinkLockOutlined";
import Sms from "@mui/icons-material/SmsOutlined";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../texts/TextsProvider";
import { hasPasskeys } from "../passkeys";
import { FACTOR_KINDS, type FactorKind } from "../twoFactorSettings";

export const KIND_ICONS: Readonly<Record<FactorKind, SvgIconComponent>> = {
  sms: Sms,
  authenticator: PhonelinkLock,
  passkey: Key,
};

/** Which second step one wants to have. */
export function KindChoice({ onChoose }: { readonly onChoose: (kind: FactorKind) => void }) {
  const { t } = useTexts();
  const kinds = FACTOR_KINDS.filter((kind) => kind !== "passkey" || hasPasskeys());
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
      {kinds.map((kind) => {
        const Icon = KIND_ICONS[kind];
        return (
          <li key={kind}>
            <ButtonBase
              onClick={() => onChoose(kind)}
              sx={{
                width: "100%",
                display: "flex",
                gap: 2,
                p: 2,
                textAlign: "start",
                border: 1,
                borderColor: "divider",
                borderRadius: 1,
                "&:hover": { bgcolor: "action.hover" },
                "&.Mui-focusVisible": { outline: 2, outlineColor: "primary.main", outlineOffset: 2 },
              }}
            >
              <Icon aria-hidden="true" sx={{ color: "primary.main" }} />
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                <Typography component="span" sx={{ display: "block", fontWeight: 600, fontSize: "1rem" }}>
                  {t(`security.kinds.${kind}.title`)}
                </Typography>
                <Typography component="span" sx={{ display: "block", color: "text.secondary" }}>
                  {t(`security.kinds.${kind}.body`)}
                </Typography>
              </Box>
              <ChevronRight aria-hidden="true" sx={{ color: "text.secondary" }} />
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}
