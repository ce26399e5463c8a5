import { Box, Button, Checkbox, FormControlLabel, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../../client/kit/console";
import { MOST_CHOSEN } from "../../../shared/comment";

interface ChoiceBarProps {
  readonly chosen: number;
  /** In view. */
  readonly shown: number;
  /** All that the filter leaves. */
  readonly total: number;
  readonly isBusy: boolean;
  /** Chooses what is in view, or nothing. */
  readonly onChooseShown: (isChosen: boolean) => void;
  readonly onDownload: () => void;
}

/** How many are chosen, and the download of those, or of all. */
export function ChoiceBar({ chosen, shown, total, isBusy, onChooseShown, onDownload }: ChoiceBarProps) {
  const { t } = useTexts();
  const most = Math.min(shown, MOST_CHOSEN);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1, mb: 1.5 }}>
      <FormControlLabel
        label={t("comments.board.gallery.chooseShown")}
        control={
          <Checkbox
            checked={chosen >= most}
            indeterminate={chosen > 0 && chosen < most}
            onChange={(_event, checked) => onChooseShown(checked)}
          />
        }
      />
      <Typography role="status" variant="body2" sx={{ color: "text.secondary", flex: 1, minWidth: 120 }}>
        {chosen > 0 && t("comments.board.gallery.chosen", { smart_count: chosen })}
        {chosen >= MOST_CHOSEN && ` · ${t("comments.board.gallery.most", { most: MOST_CHOSEN })}`}
      </Typography>
      <Button variant="contained" loading={isBusy} startIcon={<Icon name="Download" />} onClick={onDownload}>
        {chosen > 0
          ? t("comments.board.gallery.downloadChosen", { count: chosen })
          : t("comments.board.gallery.downloadAll", { count: total })}
      </Button>
    </Box>
  );
}
