import { Box, Link as MuiLink } from "@mui/material";
import { Link } from "react-router-dom";
import type { EntityRecord } from "../../../host/clientHost";
import { useEntity } from "../../entity/entities";
import { FieldCell } from "../../entity/FieldCell";
import { useEntityPath } from "../../entity/useEntityPath";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { useVisibleFields } from "../../entity/useVisibleFields";

/** Beside the label there is room for this many values. */
const FACTS = 2;

interface RelatedRowProps {
  readonly record: EntityRecord;
  /** Says the same in every row. */
  readonly hiddenField: string;
}

/** A related record in one line: its name, leading to it, and what its list shows first. */
export function RelatedRow({ record, hiddenField }: RelatedRowProps) {
  const { list, label, actions } = useEntity();
  const { record: labelOf } = useEntityTexts();
  const path = useEntityPath();
  const shown = useVisibleFields();
  const facts = list
    .filter((name) => name !== label && name !== hiddenField)
    .flatMap((name) => shown.filter((field) => field.name === name))
    .slice(0, FACTS);
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr) auto", sm: `minmax(0, 2fr) repeat(${FACTS}, minmax(0, 1fr))` },
        alignItems: "center",
        columnGap: 2,
        px: 2,
        py: 0.75,
        minHeight: 40,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        {actions.read ? (
          <MuiLink component={Link} to={path.record(record.id)} underline="hover" color="inherit" sx={{ fontWeight: 500 }}>
            {labelOf(record)}
          </MuiLink>
        ) : (
          labelOf(record)
        )}
      </Box>
      {facts.map((field, index) => (
        <Box
          key={field.name}
          sx={{
            minWidth: 0,
            overflow: "hidden",
            textOverflow: "ellipsis",
            whiteSpace: "nowrap",
            color: "text.secondary",
            textAlign: { xs: "right", sm: "left" },
            ...(index > 0 ? { display: { xs: "none", sm: "block" } } : {}),
          }}
        >
          <FieldCell record={record} field={field} />
        </Box>
      ))}
    </Box>
  );
}
