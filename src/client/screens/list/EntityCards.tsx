import { Box, Link as MuiLink, Typography } from "@mui/material";
import { useListContext } from "ra-core";
import { Link } from "react-router-dom";
import type { EntityRecord } from "../../host/clientHost";
import { useEntity } from "../entity/entities";
import { FieldCell } from "../entity/FieldCell";
import { useEntityPath } from "../entity/useEntityPath";
import { useEntityTexts } from "../entity/useEntityTexts";
import { useShownFields } from "../entity/useShownFields";
import { RowMenu } from "./RowMenu";

/** Pairs on a card: the first columns, the rest is a touch away. */
const SHOWN = 5;

/** The list on a phone: a card a record, its label on top, the columns as pairs. */
export function EntityCards() {
  const { data } = useListContext<EntityRecord>();
  const entity = useEntity();
  const { label, record: labelOf } = useEntityTexts();
  const path = useEntityPath();
  const shown = useShownFields();
  const fields = entity.list
    .flatMap((name) => shown.filter((field) => field.name === name && name !== entity.label))
    .slice(0, SHOWN);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {(data ?? []).map((record) => (
        <Box component="li" key={record.id} sx={{ borderTop: 1, borderColor: "divider", p: 2, display: "grid", gap: 1 }}>
          <Box sx={{ display: "flex", alignItems: "flex-start", justifyContent: "space-between", gap: 1 }}>
            <MuiLink
              component={Link}
              to={path.record(record.id)}
              color="inherit"
              underline="none"
              sx={{ fontWeight: 600, fontSize: "1rem", py: 0.5, overflowWrap: "anywhere", flex: 1 }}
            >
              {labelOf(record)}
            </MuiLink>
            <RowMenu record={record} />
          </Box>
          <Box
            component="dl"
            sx={{ m: 0, display: "grid", gridTemplateColumns: "minmax(96px, auto) minmax(0, 1fr)", columnGap: 2, rowGap: 0.75 }}
          >
            {fields.map((field) => (
              <Box key={field.name} sx={{ display: "contents" }}>
                <Typography component="dt" variant="body2" color="text.secondary">
                  {label(field)}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
                  <FieldCell record={record} field={field} />
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
