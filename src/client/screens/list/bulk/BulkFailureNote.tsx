import { Alert, Box, Button } from "@mui/material";
import { useListContext } from "ra-core";
import { useTexts } from "../../common/useTexts";
import { useBulkState } from "./bulkState";

/** Why nothing was changed, with a way to go on without the records that are to blame. */
export function BulkFailureNote() {
  const { t } = useTexts();
  const { selectedIds, onSelect } = useListContext();
  const [{ failure }, setState] = useBulkState();
  if (!failure) return null;
  const blamed = new Set(failure.failed);
  const rest = selectedIds.filter((id) => !blamed.has(String(id)));
  const forget = () => setState((state) => ({ ...state, failure: undefined }));
  const takeOut = () => {
    forget();
    onSelect(rest);
  };
  return (
    <Alert severity="error" role="alert" onClose={forget} sx={{ alignItems: "center" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5 }}>
        {failure.message}
        {rest.length < selectedIds.length ? (
          <Button size="small" color="inherit" onClick={takeOut} sx={{ px: 0.5, ml: -0.5, fontWeight: 700 }}>
            {t("console.bulk.takeOut", { smart_count: blamed.size })}
          </Button>
        ) : null}
      </Box>
    </Alert>
  );
}
