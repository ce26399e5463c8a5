import { Box, Button, Paper, Typography } from "@mui/material";
import { type ReactNode, useId, useState } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";

const FIRST = 6;

export interface ListRow {
  readonly id: string;
  readonly title: ReactNode;
  /** Under the title. */
  readonly note: ReactNode;
  /** At the end of the line. */
  readonly value?: ReactNode;
}

interface RowListProps {
  readonly title: string;
  /** Name of an icon, where there are no rows. */
  readonly icon: string;
  readonly empty: string;
  readonly rows: readonly ListRow[];
}

function Row({ title, note, value }: ListRow) {
  return (
    <Box
      component="li"
      sx={{
        ...{ px: 2, py: 1.5, display: "grid", columnGap: 2, alignItems: "center", borderTop: 1, borderColor: "divider" },
        gridTemplateColumns: "minmax(0, 1fr) auto",
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{title}</Typography>
        <Typography variant="body2" component="div" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {note}
        </Typography>
      </Box>
      {value}
    </Box>
  );
}

/** The latest of something, the first few until all are asked for. */
export function RowList({ title, icon, empty, rows }: RowListProps) {
  const { t } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const visible = isOpen ? rows : rows.slice(0, FIRST);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ minWidth: 0, overflow: "hidden" }}>
      <Typography id={id} variant="h4" component="h2" sx={{ px: 2, py: 1.5 }}>
        {title}
      </Typography>
      {rows.length === 0 ? (
        <Typography sx={{ px: 2, pb: 2, display: "flex", gap: 1, alignItems: "center", color: "text.secondary" }}>
          <Icon name={icon} fontSize="small" />
          {empty}
        </Typography>
      ) : (
        <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {visible.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </Box>
      )}
      {visible.length < rows.length && (
        <Button fullWidth onClick={() => setOpen(true)} sx={{ borderTop: 1, borderColor: "divider", borderRadius: 0, py: 1.25 }}>
          {t("panel.activity.showAll", { count: rows.length - visible.length })}
        </Button>
      )}
    </Paper>
  );
}
