import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { useTexts } from "../../../../src/client/kit/console";
import type { QuestionNavigation } from "../../shared/api/navigation";
import type { SiteNames } from "../../shared/navigation/pageName";
import { useFormats } from "../results/useFormats";

/** The ways that most people took. */
export function Paths({ paths, nameOf }: Pick<QuestionNavigation, "paths"> & Pick<SiteNames, "nameOf">) {
  const { t } = useTexts();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
      {paths.map(({ pages, people, successes, isCut }) => (
        <Box component="li" key={`${isCut} ${pages.join(" ")}`}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("uxTest.navigation.people", { smart_count: people })}
            {successes > 0 && ` · ${t("uxTest.navigation.successes", { smart_count: successes })}`}
          </Typography>
          <Typography sx={{ overflowWrap: "anywhere" }}>
            {pages.map(nameOf).join(" → ")}
            {isCut && " → …"}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** What happened on each page, the ones that most people saw first. */
export function PagesTable({ pages, nameOf }: Pick<QuestionNavigation, "pages"> & Pick<SiteNames, "nameOf">) {
  const { t } = useTexts();
  const formats = useFormats();
  const label = t("uxTest.navigation.pages");
  return (
    <Box sx={{ overflowX: "auto" }} role="region" aria-label={label} tabIndex={0}>
      {/* On a phone words of headings break between themselves, not within. */}
      <Table size="small" sx={{ "& th, & td": { overflowWrap: "normal", px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t("uxTest.navigation.page")}</TableCell>
            <TableCell align="right">{t("uxTest.navigation.seenBy")}</TableCell>
            <TableCell align="right">{t("uxTest.navigation.medianTime")}</TableCell>
            <TableCell align="right">{t("uxTest.navigation.rageClicks")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ fontVariantNumeric: "tabular-nums" }}>
          {pages.map(({ page, people, medianSeconds, rageClicks }) => (
            <TableRow key={page}>
              <TableCell
                component="th"
                scope="row"
                title={page}
                sx={{ "&&": { overflowWrap: "anywhere" }, minWidth: { xs: 96, sm: 160 } }}
              >
                {nameOf(page)}
              </TableCell>
              <TableCell align="right">{people}</TableCell>
              <TableCell align="right" {...(medianSeconds === null ? { title: t("uxTest.navigation.timeUnknown") } : {})}>
                {medianSeconds === null ? "–" : formats.seconds(medianSeconds)}
              </TableCell>
              <TableCell align="right">{rageClicks}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
