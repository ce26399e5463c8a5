import { Box, Stack, Typography, useTheme } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import type { GroupCount } from "../../../questions/cardSorting/groupCounts";
import type { CardSortingDrawing } from "../../../questions/cardSorting/results";
import { useFormats } from "../useFormats";
import type { CardSortingPartProps } from "./cardSortingPart";
import { heatColours } from "./heatColours";
import { hiddenText, tableStyle } from "./tableStyle";

/** The group that most people put a card into, of several the first. */
function usualGroup({ groups }: CardSortingDrawing, card: number): GroupCount | undefined {
  const [first, ...others] = groups;
  return others.reduce((found, group) => ((group.cards[card] ?? 0) > (found?.cards[card] ?? 0) ? group : found), first);
}

/** Each card's most frequent group, how many agree on it, and the shares of the given groups; of those who sorted it. */
export function CardTable({ drawing, tree }: CardSortingPartProps) {
  const { t } = useTexts();
  const theme = useTheme();
  const figures = useFormats();
  const { cards, groups, sorted } = drawing;
  const given = groups.filter(({ isGiven }) => isGiven);
  const shareOf = (group: GroupCount | undefined, card: number) => (group?.cards[card] ?? 0) / (sorted[card] ?? 1);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("cardSorting.results.cards.help")}
      </Typography>
      <Box tabIndex={0} role="group" aria-label={t("cardSorting.results.part.cards")} sx={tableStyle}>
        <table>
          <caption style={hiddenText}>{t("cardSorting.results.cards.help")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("cardSorting.results.card")}</th>
              <th scope="col">{t("cardSorting.results.cards.usual")}</th>
              <th scope="col" className="figure">
                {t("cardSorting.results.cards.agreement")}
              </th>
              {given.map(({ code, label }) => (
                <th key={code} scope="col" className="figure" dir="auto">
                  {label}
                </th>
              ))}
              <th scope="col" className="figure">
                {t("cardSorting.results.people")}
              </th>
            </tr>
          </thead>
          <tbody>
            {tree.members.map((card) => {
              const usual = usualGroup(drawing, card);
              const isSorted = (sorted[card] ?? 0) > 0;
              return (
                <tr key={card}>
                  <th scope="row" dir="auto">
                    {cards[card]?.label}
                  </th>
                  <td className="words" dir="auto">
                    {isSorted ? usual?.label : "–"}
                  </td>
                  <td className="figure">
                    <strong>{isSorted ? figures.share(shareOf(usual, card)) : "–"}</strong>
                  </td>
                  {given.map((group) => (
                    <td
                      key={group.code}
                      className="figure"
                      style={isSorted ? heatColours(theme, shareOf(group, card)) : undefined}
                    >
                      {isSorted ? figures.share(shareOf(group, card)) : "–"}
                    </td>
                  ))}
                  <td className="figure">{figures.count(sorted[card] ?? 0)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Box>
    </Stack>
  );
}
