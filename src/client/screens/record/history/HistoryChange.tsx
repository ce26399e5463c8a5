import { Box, Typography } from "@mui/material";
import type { Json } from "../../../../shared/json";
import type { FieldChange } from "../../../data/recordApi";
import { Icon } from "../../../theme/icons";
import { HiddenText } from "../../common/HiddenText";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { FieldCell } from "../../entity/FieldCell";
import { useEntityTexts } from "../../entity/useEntityTexts";

interface HistoryChangeProps {
  readonly change: FieldChange;
  /** At the creation there is no value before. */
  readonly isFirst: boolean;
}

/** A field's value before and after, as its kind shows it. */
export function HistoryChange({ change, isFirst }: HistoryChangeProps) {
  const { fields } = useEntity();
  const { t } = useTexts();
  const { label } = useEntityTexts();
  const field = fields.find(({ name }) => name === change.field);
  const show = (value: Json | undefined) =>
    field ? <FieldCell field={field} record={{ id: "", [field.name]: value }} /> : String(value ?? "–");
  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 0.25, sm: 2 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(120px, 200px) minmax(0, 1fr)" },
      }}
    >
      <Typography component="dt" variant="body2" color="text.secondary">
        {field ? label(field) : change.field}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 1,
          overflowWrap: "anywhere",
          minWidth: 0,
        }}
      >
        {isFirst || change.isWithheld ? null : (
          <>
            <Box component="del" sx={{ color: "text.secondary", textDecorationColor: "currentColor", minWidth: 0 }}>
              <HiddenText>{t("console.history.from")} </HiddenText>
              {show(change.from)}
            </Box>
            <Icon name="ArrowForward" sx={{ fontSize: 16, color: "text.secondary" }} />
          </>
        )}
        <Box component="ins" sx={{ textDecoration: "none", minWidth: 0 }}>
          {isFirst || change.isWithheld ? null : <HiddenText>{t("console.history.to")} </HiddenText>}
          {change.isWithheld ? (
            <Typography component="em" color="text.secondary">
              {t("console.history.withheld")}
            </Typography>
          ) : (
            show(change.to)
          )}
        </Box>
      </Box>
    </Box>
  );
}
