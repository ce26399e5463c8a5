import { Box, Button } from "@mui/material";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";

/** "3 new: show", in stead of rows that jump. */
export function NewRecords({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const { t } = useTexts();
  return (
    <Box role="status" sx={{ display: "flex", justifyContent: "center", ...(count > 0 ? { pb: 1.5, px: 1.5 } : {}) }}>
      {count > 0 ? (
        <Button size="small" variant="contained" startIcon={<Icon name="ArrowUpward" />} onClick={onShow}>
          {t("console.list.newRecords", { smart_count: count })}
        </Button>
      ) : null}
    </Box>
  );
}
