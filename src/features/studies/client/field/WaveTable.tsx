import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { SectionCard, useTexts } from "../../../../client/kit/console";
import type { StudyFieldWave } from "../../shared/api/orders";

const COUNTS = ["invited", "reminded", "entered", "completes"] as const;

/** The invitations as they were sent, the newest first. */
export function WaveTable({ waves }: { readonly waves: readonly StudyFieldWave[] }) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language);
  const dates = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  const title = t("studies.field.waves.title");
  if (waves.length === 0)
    return (
      <SectionCard title={title}>
        <Typography sx={{ color: "text.secondary" }}>{t("studies.field.waves.empty")}</Typography>
      </SectionCard>
    );
  return (
    <SectionCard title={title}>
      <Box sx={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={title}>
        <Table size="small" sx={{ "& th, & td": { whiteSpace: "nowrap", px: { xs: 1, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t("studies.field.waves.number")}</TableCell>
              <TableCell>{t("studies.field.waves.sentAt")}</TableCell>
              {COUNTS.map((name) => (
                <TableCell key={name} align="right">
                  {t(`studies.field.waves.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {waves.map((wave) => (
              <TableRow key={wave.number}>
                <TableCell component="th" scope="row">
                  {number.format(wave.number)}
                </TableCell>
                <TableCell>{dates.format(new Date(wave.sentAt))}</TableCell>
                {COUNTS.map((name) => (
                  <TableCell key={name} align="right">
                    {number.format(wave[name])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </SectionCard>
  );
}
