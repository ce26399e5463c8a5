import { Box, Stack, Typography, useTheme } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import { similarityOf } from "../../../questions/cardSorting/analysis/coSorting";
import { useFormats } from "../useFormats";
import type { CardSortingPartProps } from "./cardSortingPart";
import { heatColours } from "./heatColours";
import { hiddenText, tableStyle } from "./tableStyle";

/** How many put both cards of a pair together; cards that belong together stand together. */
export function SimilarityMatrix({ drawing, tree }: CardSortingPartProps) {
  const { t } = useTexts();
  const theme = useTheme();
  const figures = useFormats();
  const { cards, pairs } = drawing;
  const order = tree.members;
  const labelAt = (place: number) => cards[place]?.label ?? "";
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("cardSorting.results.similarity.help")}
      </Typography>
      <Box
        tabIndex={0}
        role="group"
        aria-label={t("cardSorting.results.part.similarity")}
        sx={{ ...tableStyle, "& td": { minWidth: 40, height: 32, p: 0.5, textAlign: "center" } }}
      >
        <table>
          <caption style={hiddenText}>{t("cardSorting.results.similarity.help")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("cardSorting.results.card")}</th>
              {order.slice(0, -1).map((place, at) => (
                <th key={place} scope="col" className="figure" title={labelAt(place)}>
                  <span aria-hidden>{at + 1}</span>
                  <span style={hiddenText}>{labelAt(place)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((row, at) => (
              <tr key={row}>
                <th scope="row" dir="auto">
                  {`${at + 1}. ${labelAt(row)}`}
                </th>
                {order.slice(0, at).map((column) => {
                  const share = similarityOf(pairs, row, column);
                  const title = `${labelAt(row)} – ${labelAt(column)}`;
                  return share === undefined ? (
                    <td key={column} title={title}>
                      –
                    </td>
                  ) : (
                    <td key={column} title={title} style={heatColours(theme, share)}>
                      {figures.share(share)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Stack>
  );
}
