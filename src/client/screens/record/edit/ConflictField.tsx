import { Box, Radio, RadioGroup, Typography } from "@mui/material";
import { useId } from "react";
import type { ClientField } from "../../../../schema/clientCatalog";
import type { Json } from "../../../../shared/json";
import type { EntityRecord } from "../../../host/clientHost";
import { useTexts } from "../../common/useTexts";
import { FieldCell } from "../../entity/FieldCell";
import type { Choice } from "./conflict";

interface ConflictFieldProps {
  readonly field: ClientField;
  readonly theirs: EntityRecord;
  readonly yours: unknown;
  readonly choice: Choice;
  readonly label: string;
  /** Locale key that the texts stand under. */
  readonly texts: string;
  readonly onChoose: (choice: Choice) => void;
}

interface SideProps {
  readonly side: Choice;
  readonly texts: string;
  readonly isChosen: boolean;
  readonly record: EntityRecord;
  readonly field: ClientField;
}

function Side({ side, texts, isChosen, record, field }: SideProps) {
  const { t } = useTexts();
  return (
    <Box
      component="label"
      sx={{
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr)",
        alignItems: "start",
        gap: 0.5,
        p: 1,
        pr: 1.5,
        border: 1,
        borderRadius: 1,
        borderColor: isChosen ? "primary.main" : "divider",
        bgcolor: isChosen ? "action.selected" : "transparent",
        cursor: "pointer",
      }}
    >
      <Radio value={side} size="small" sx={{ p: 0.5 }} />
      <Box sx={{ minWidth: 0, pt: 0.5 }}>
        <Typography variant="body2" color="text.secondary">
          {t(`${texts}.${side}`)}
        </Typography>
        <Box sx={{ mt: 0.25, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
          <FieldCell record={record} field={field} />
        </Box>
      </Box>
    </Box>
  );
}

/** Two values of one field to choose from. */
export function ConflictField(props: ConflictFieldProps) {
  const { field, theirs, yours, choice, label, texts, onChoose } = props;
  const id = useId();
  const mine = { ...theirs, [field.name]: yours as Json | undefined };
  return (
    <Box>
      <Typography id={id} component="h3" variant="body1" sx={{ fontWeight: 600, mb: 0.75 }}>
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={choice}
        onChange={(_, next) => onChoose(next === "theirs" ? "theirs" : "yours")}
        sx={{ display: "grid", gap: 1, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" } }}
      >
        <Side texts={texts} side="theirs" isChosen={choice === "theirs"} record={theirs} field={field} />
        <Side texts={texts} side="yours" isChosen={choice === "yours"} record={mine} field={field} />
      </RadioGroup>
    </Box>
  );
}
