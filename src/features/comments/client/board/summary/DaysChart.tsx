import { Box, Typography } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { SectionCard, useTexts } from "../../../../../client/kit/console";
import { MS_PER_DAY } from "../../../../../shared/dates/msPerDay";
import type { ConversationSummary } from "../../../shared/api/summary";

/** More days than these would be lines of a pixel: then weeks are drawn. */
const MOST_COLUMNS = 60;
const HEIGHT = 120;
/** Pixels of a column. */
const WIDEST = 40;

interface Column {
  /** First day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly comments: number;
}

/** A column for each day from the first to the last, or for each seven of them. */
export function columnsOf(days: ConversationSummary["days"]): readonly Column[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const start = Date.parse(first.day);
  const length = Math.round((Date.parse(last.day) - start) / MS_PER_DAY) + 1;
  const size = length > MOST_COLUMNS ? 7 : 1;
  const columns = Array.from({ length: Math.ceil(length / size) }, (_, index) => ({
    day: new Date(start + index * size * MS_PER_DAY).toISOString().slice(0, 10),
    comments: 0,
  }));
  for (const { day, comments } of days) {
    const column = columns[Math.floor(Math.round((Date.parse(day) - start) / MS_PER_DAY) / size)];
    if (column) column.comments += comments;
  }
  return columns;
}

/** Participation over time, as columns with a table for those who don't see them. */
export function DaysChart({ days }: Pick<ConversationSummary, "days">) {
  const { t, language } = useTexts();
  const columns = columnsOf(days);
  const most = Math.max(1, ...columns.map(({ comments }) => comments));
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
  const dayOf = ({ day }: Column) => format.format(new Date(day));
  const [first, last] = [columns[0], columns.at(-1)];
  return (
    <SectionCard title={t("comments.board.summary.days")}>
      <Box
        aria-hidden
        sx={{ display: "flex", alignItems: "flex-end", gap: "2px", height: HEIGHT, maxWidth: WIDEST * columns.length }}
      >
        {columns.map((column) => (
          <Box
            key={column.day}
            title={`${dayOf(column)}: ${column.comments}`}
            sx={{
              flex: "1 1 0",
              minWidth: 0,
              height: column.comments === 0 ? "1px" : `${(100 * column.comments) / most}%`,
              bgcolor: column.comments === 0 ? "divider" : "primary.main",
              borderRadius: "2px 2px 0 0",
            }}
          />
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: "flex",
          justifyContent: "space-between",
          gap: 2,
          color: "text.secondary",
          mt: 0.5,
          maxWidth: WIDEST * columns.length,
        }}
      >
        {first && <Typography variant="body2">{dayOf(first)}</Typography>}
        {last && columns.length > 1 && <Typography variant="body2">{dayOf(last)}</Typography>}
      </Box>
      <Box component="table" sx={visuallyHidden}>
        <tbody>
          {columns
            .filter(({ comments }) => comments > 0)
            .map((column) => (
              <tr key={column.day}>
                <th scope="row">{dayOf(column)}</th>
                <td>{column.comments}</td>
              </tr>
            ))}
        </tbody>
      </Box>
    </SectionCard>
  );
}
