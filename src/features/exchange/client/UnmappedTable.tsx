import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "@mui/material";
import { useTexts } from "../../../client/kit/console";
import type { ImportLoss } from "../../../survey/exchange/importer";

interface UnmappedTableProps {
  /** With reasons in the reader's language. */
  readonly unmapped: readonly ImportLoss[];
  /** What the table holds, for those who don't see it. */
  readonly label: string;
  /** What an entry of no question concerns. */
  readonly whole: string;
}

/** By question and reason, what one format had and another has no place for. */
export function UnmappedTable({ unmapped, label, whole }: UnmappedTableProps) {
  const { t } = useTexts();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label} sx={{ maxHeight: 320 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t("surveys.unmapped.question")}</TableCell>
            <TableCell>{t("surveys.unmapped.reason")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {unmapped.map(({ question, reason, detail }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and its lines may be equal
            <TableRow key={index}>
              <TableCell sx={{ verticalAlign: "top", overflowWrap: "anywhere", width: "38%" }}>{question || whole}</TableCell>
              <TableCell sx={{ verticalAlign: "top", overflowWrap: "anywhere" }}>
                {reason}
                {detail && (
                  <Box component="code" sx={{ display: "block", mt: 0.5, fontSize: 12, color: "text.secondary" }}>
                    {detail}
                  </Box>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
