import { Box, FormHelperText, IconButton, Paper, Stack, TextField, Tooltip } from "@mui/material";
import { Icon, useTexts } from "../../../../src/client/kit/console";
import type { HeatMapImage } from "../../shared/api/schemas";
import { LONGEST_INSTRUCTIONS, LONGEST_TITLE } from "../../shared/heatMap";
import { imageFault } from "./draft";
import { LimitFields } from "./LimitFields";

interface ImageCardProps {
  readonly image: HeatMapImage;
  /** Counted from 1. */
  readonly place: number;
  readonly count: number;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<HeatMapImage>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

interface ToolProps {
  readonly label: string;
  readonly icon: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

function Tool({ label, icon, isDisabled = false, onPress }: ToolProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={isDisabled} onClick={onPress}>
          <Icon name={icon} />
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** One image of a heat map: its picture, its words and how many points it takes. */
export function ImageCard({ image, place, count, isDisabled, onChange, onMove, onRemove }: ImageCardProps) {
  const { t } = useTexts();
  const fault = imageFault(image);
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-label={t("heatMap.setup.image", { number: place })}
      sx={{
        p: 2,
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "1fr", sm: "200px 1fr" },
        borderColor: fault && "error.main",
      }}
    >
      <Box
        component="img"
        src={image.image}
        alt=""
        sx={{ width: "100%", height: 160, objectFit: "contain", backgroundColor: "action.hover", borderRadius: 1 }}
      />
      <Stack sx={{ gap: 1.5, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 0.5, alignItems: "flex-start" }}>
          <TextField
            label={t("heatMap.setup.title")}
            size="small"
            fullWidth
            required
            disabled={isDisabled}
            value={image.title}
            slotProps={{ htmlInput: { maxLength: LONGEST_TITLE } }}
            onChange={({ target }) => onChange({ title: target.value })}
          />
          {!isDisabled && (
            <>
              <Tool
                label={t("heatMap.setup.up", { number: place })}
                icon="ArrowUpward"
                isDisabled={place === 1}
                onPress={() => onMove(-1)}
              />
              <Tool
                label={t("heatMap.setup.down", { number: place })}
                icon="ArrowDownward"
                isDisabled={place === count}
                onPress={() => onMove(1)}
              />
              <Tool label={t("heatMap.setup.remove", { number: place })} icon="Delete" onPress={onRemove} />
            </>
          )}
        </Stack>
        <TextField
          label={t("heatMap.setup.instructions")}
          placeholder={t("heatMap.setup.instructionsHelp")}
          size="small"
          fullWidth
          multiline
          disabled={isDisabled}
          value={image.instructions}
          slotProps={{ htmlInput: { maxLength: LONGEST_INSTRUCTIONS } }}
          onChange={({ target }) => onChange({ instructions: target.value })}
        />
        <LimitFields limits={image} isDisabled={isDisabled} onChange={onChange} />
        {fault && <FormHelperText error>{t(fault)}</FormHelperText>}
      </Stack>
    </Paper>
  );
}
