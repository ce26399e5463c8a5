import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";
import type { Share, Times } from "../../../shared/figures";
import { useFormats } from "../useFormats";

/** A figure with its interval below. */
export function Cell({ value, note }: { readonly value: string; readonly note?: string | undefined }) {
  return (
    <TableCell align="right" sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
      {value}
      {note && <Box sx={{ color: "text.secondary", typography: "body2" }}>{note}</Box>}
    </TableCell>
  );
}

export function ShareCell({ share }: { readonly share: Share }) {
  const formats = useFormats();
  return <Cell value={formats.share(share.share)} note={formats.shares(share)} />;
}

export function TimesCell({ times }: { readonly times: Times | null }) {
  const formats = useFormats();
  if (!times) return <Cell value="–" />;
  const { median, low, high } = times;
  return (
    <Cell value={formats.exactSeconds(median)} note={low === null || high === null ? undefined : formats.exactRange(low, high)} />
  );
}

/** A small table with its title; it scrolls by itself where there is no room. */
export function Figures({
  title,
  columns,
  children,
}: {
  readonly title: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Box>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ pb: 0.5 }}>
        {title}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-labelledby={titleId} sx={{ maxWidth: 760 }}>
        <Table size="small" aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <TableCell key={column} align={index === 0 ? "left" : "right"}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>{children}</TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
