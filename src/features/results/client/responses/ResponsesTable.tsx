import { Chip, Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { ResponseRow } from "../../shared/api";
import { useFormats } from "../useFormats";

const STATE_ICONS = { complete: "CheckCircle", open: "Schedule", ended: "Block" } as const;

export function StateChip({ response: { state, disposition } }: { readonly response: ResponseRow }) {
  const { t } = useTexts();
  const label = state === "ended" ? `entities.response.enums.disposition.${disposition}` : `results.states.${state}`;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={state === "complete" ? "success" : "default"}
      icon={<Icon name={STATE_ICONS[state]} />}
      label={t(label)}
    />
  );
}

interface ResponsesTableProps {
  readonly rows: readonly ResponseRow[];
  readonly onOpen: (id: string) => void;
}

const MIDDLE = { display: { xs: "none", sm: "table-cell" } };
const WIDE = { display: { xs: "none", md: "table-cell" } };

export function ResponsesTable({ rows, onOpen }: ResponsesTableProps) {
  const { t } = useTexts();
  const formats = useFormats();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t("results.view.responses")}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t("results.responses.respondent")}</TableCell>
            <TableCell>{t("results.responses.state")}</TableCell>
            <TableCell sx={WIDE}>{t("results.responses.channel")}</TableCell>
            <TableCell align="right" sx={MIDDLE}>
              {t("results.responses.started")}
            </TableCell>
            <TableCell align="right" sx={WIDE}>
              {t("results.responses.completed")}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                <Link
                  component="button"
                  underline="hover"
                  onClick={() => onOpen(row.id)}
                  sx={{ textAlign: "left", fontWeight: 600 }}
                >
                  {row.respondent || t("results.responses.anonymous", { id: row.id.slice(-6) })}
                </Link>
                {row.isTest && <Chip size="small" label={t("results.responses.test")} sx={{ ml: 1 }} />}
                <Typography variant="body2" sx={{ color: "text.secondary", display: { sm: "none" } }}>
                  {formats.moment(row.startedAt)}
                </Typography>
              </TableCell>
              <TableCell>
                <StateChip response={row} />
              </TableCell>
              <TableCell sx={WIDE}>{t(`results.channels.${row.channel}`, { _: row.channel })}</TableCell>
              <TableCell align="right" sx={{ ...MIDDLE, whiteSpace: "nowrap" }}>
                {formats.moment(row.startedAt)}
              </TableCell>
              <TableCell align="right" sx={{ ...WIDE, whiteSpace: "nowrap" }}>
                {row.completedAt ? formats.moment(row.completedAt) : "–"}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
