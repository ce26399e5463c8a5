import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { Effect } from "../../shared/api/decisions";
import { useFormats } from "../useFormats";

/** The questions that change most; all the others change less. */
const MOST_QUESTIONS = 5;
const MOST_ANSWERS = 3;

function Change({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <>
      <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
        {before}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: "nowrap", fontWeight: before === after ? 400 : 600 }}>
        {after}
      </TableCell>
    </>
  );
}

/** The results before and after a discard that hasn't happened yet. */
export function EffectList({ effect }: { readonly effect: Effect }) {
  const { t } = useTexts();
  const formats = useFormats();
  const shown = effect.questions.filter(({ shift }) => shift > 0).slice(0, MOST_QUESTIONS);
  const { before, after } = effect.base;
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>
        {t("quality.effect.base", { before: formats.count(before), after: formats.count(after) })}
      </Typography>
      {shown.length === 0 && <Typography color="text.secondary">{t("quality.effect.none")}</Typography>}
      {shown.length > 0 && (
        <Box
          tabIndex={0}
          role="group"
          aria-label={t("quality.effect.title")}
          sx={{ maxHeight: 280, overflowY: "auto", border: 1, borderColor: "divider", borderRadius: 1 }}
        >
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>{t("quality.effect.answer")}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
                  {t("quality.effect.before")}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
                  {t("quality.effect.after")}
                </TableCell>
              </TableRow>
            </TableHead>
            {shown.map(({ id, variable, title, base, counts }) => (
              <TableBody key={id}>
                <TableRow>
                  <TableCell component="th" scope="rowgroup" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
                    {variable} · {title}
                  </TableCell>
                  <Change before={formats.count(base.before)} after={formats.count(base.after)} />
                </TableRow>
                {counts.slice(0, MOST_ANSWERS).map((count) => (
                  <TableRow key={count.code}>
                    <TableCell component="th" scope="row" sx={{ pl: 4, overflowWrap: "anywhere" }}>
                      {count.label}
                    </TableCell>
                    <Change before={formats.share(count.before)} after={formats.share(count.after)} />
                  </TableRow>
                ))}
              </TableBody>
            ))}
          </Table>
        </Box>
      )}
    </Box>
  );
}
