import {
  Box,
  Chip,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { useCreatePath } from "ra-core";
import { Link } from "react-router-dom";
import type { LogEntry } from "../../../contracts/api/activityLog";
import { useTexts } from "../../screens/common/useTexts";
import { useCatalog } from "../../screens/entity/entities";

interface EntryProps {
  readonly entry: LogEntry;
  /** IANA name. */
  readonly timeZone: string;
}

function When({ entry: { at }, timeZone }: EntryProps) {
  const { language } = useTexts();
  const date = new Date(at);
  const parts = { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit", timeZone } as const;
  return <time dateTime={at}>{new Intl.DateTimeFormat(language, parts).format(date)}</time>;
}

/** Leads to the record, where it is there and the person may open it. */
function What({ entry }: Pick<EntryProps, "entry">) {
  const createPath = useCreatePath();
  const entity = useCatalog().entities.find(({ name }) => name === entry.entity);
  const { title, text, recordId } = entry;
  const at = title === null ? -1 : text.indexOf(title);
  if (title === null || at < 0 || !recordId || !entity?.actions.read) return text;
  return (
    <>
      {text.slice(0, at)}
      <MuiLink component={Link} underline="always" to={createPath({ resource: entity.resource, id: recordId, type: "edit" })}>
        {title}
      </MuiLink>
      {text.slice(at + title.length)}
    </>
  );
}

function Sentence({ entry }: Pick<EntryProps, "entry">) {
  const { t } = useTexts();
  const { by, person, fields } = entry;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {person?.name ?? t(`activityLog.by.${by}`)}
      </Box>{" "}
      <What entry={entry} />
      {fields.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t("activityLog.fields", { smart_count: fields.length, fields: fields.join(", ") })}
        </Typography>
      )}
    </Box>
  );
}

function useOrigin({ by, address, device }: LogEntry): string {
  const { t } = useTexts();
  if (by === "system") return t("activityLog.by.system");
  return [device, address].filter(Boolean).join(" · ") || t("activityLog.unknownPlace");
}

function Row({ entry, timeZone }: EntryProps) {
  const origin = useOrigin(entry);
  const top = { verticalAlign: "top" } as const;
  return (
    <TableRow hover>
      <TableCell sx={{ ...top, whiteSpace: "nowrap", color: "text.secondary" }}>
        <When entry={entry} timeZone={timeZone} />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ ...top, fontWeight: 400 }}>
        <Sentence entry={entry} />
      </TableCell>
      <TableCell sx={{ ...top, color: "text.secondary" }}>{entry.person?.role ?? "–"}</TableCell>
      <TableCell sx={{ ...top, color: "text.secondary", overflowWrap: "anywhere" }}>{origin}</TableCell>
    </TableRow>
  );
}

function Card({ entry, timeZone }: EntryProps) {
  const origin = useOrigin(entry);
  return (
    <Box component="li" sx={{ px: 2, py: 1.75, display: "grid", gap: 0.75, borderTop: 1, borderColor: "divider" }}>
      <Sentence entry={entry} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 0.5, color: "text.secondary" }}>
        <Typography variant="body2" component="span">
          <When entry={entry} timeZone={timeZone} />
        </Typography>
        {entry.person?.role ? <Chip size="small" variant="outlined" label={entry.person.role} /> : null}
        <Typography variant="body2" component="span" sx={{ flexBasis: "100%" }}>
          {origin}
        </Typography>
      </Box>
    </Box>
  );
}

interface LogEntriesProps {
  readonly entries: readonly LogEntry[];
  readonly timeZone: string;
}

/** A table where there is room for one, else cards. */
export function LogEntries({ entries, timeZone }: LogEntriesProps) {
  const { t } = useTexts();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up("md"));
  if (!isWide)
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", "& > :first-of-type": { borderTop: 0 } }}>
        {entries.map((entry) => (
          <Card key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
      </Box>
    );
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t("activityLog.title")}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {(["at", "act", "role", "address"] as const).map((name) => (
              <TableCell key={name} sx={name === "act" ? { width: "50%" } : {}}>
                {t(`activityLog.columns.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} timeZone={timeZone} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
