import { Box, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import { SectionCard, useTexts } from "../../../../../client/kit/console";
import { CodeDot } from "../coding/CodeDot";

interface ShareRow {
  readonly key: string;
  readonly label: string;
  /** Of a code. */
  readonly color?: string;
  readonly count: number;
  readonly members: number;
}

interface ShareTableProps {
  readonly title: string;
  /** Of the first column. */
  readonly heading: string;
  /** What is counted. */
  readonly counted: string;
  readonly rows: readonly ShareRow[];
}

/** How much was written of each, as bars in a table. */
export function ShareTable({ title, heading, counted, rows }: ShareTableProps) {
  const { t, language } = useTexts();
  const format = new Intl.NumberFormat(language);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <SectionCard title={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{heading}</TableCell>
            <TableCell align="right">{counted}</TableCell>
            <TableCell align="right">{t("comments.board.summary.people")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, label, color, count, members }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
                  {color && <CodeDot color={color} />}
                  {label}
                </Box>
                <Box
                  aria-hidden
                  sx={{
                    mt: 0.5,
                    height: 4,
                    borderRadius: 2,
                    bgcolor: color ?? "primary.main",
                    width: `${(100 * count) / most}%`,
                  }}
                />
              </TableCell>
              <TableCell align="right">{format.format(count)}</TableCell>
              <TableCell align="right">{format.format(members)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </SectionCard>
  );
}
