import { Box, Button, Chip, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../../src/client/kit/console";
import type { GroupCount } from "../../../questions/cardSorting/groupCounts";
import { useFormats } from "../useFormats";
import type { CardSortingPartProps } from "./cardSortingPart";
import { hiddenText, tableStyle } from "./tableStyle";

const FIRST_GROUPS = 15;
const FIRST_CARDS = 12;

/** The cards of a group, those of most people first. */
function cardsOf({ cards }: GroupCount): readonly { readonly place: number; readonly count: number }[] {
  return cards
    .map((count, place) => ({ place, count }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

/** The groups that people made or used, how many, and what they put there. */
export function GroupTable({ drawing, base }: CardSortingPartProps) {
  const { t } = useTexts();
  const figures = useFormats();
  const [isWhole, setWhole] = useState(false);
  const { groups, cards } = drawing;
  const shown = isWhole ? groups : groups.slice(0, FIRST_GROUPS);
  return (
    <Stack sx={{ gap: 1.5, alignItems: "flex-start" }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("cardSorting.results.groups.help")}
      </Typography>
      <Box
        tabIndex={0}
        role="group"
        aria-label={t("cardSorting.results.part.groups")}
        sx={{ ...tableStyle, width: "100%", "& table": { ...tableStyle["& table"], width: "100%" } }}
      >
        <table>
          <caption style={hiddenText}>{t("cardSorting.results.groups.help")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("cardSorting.results.group")}</th>
              <th scope="col" className="figure">
                {t("cardSorting.results.people")}
              </th>
              <th scope="col">{t("cardSorting.results.groups.cards")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((group) => {
              const held = cardsOf(group);
              return (
                <tr key={group.code}>
                  <th scope="row" dir="auto">
                    {group.label}
                    {drawing.mode === "HYBRID" && group.isGiven && (
                      <Chip size="small" variant="outlined" label={t("cardSorting.results.groups.given")} sx={{ ml: 1 }} />
                    )}
                  </th>
                  <td className="figure">{`${figures.count(group.count)} (${figures.share(group.count / base)})`}</td>
                  <td className="cards">
                    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 0.75 }}>
                      {held.slice(0, FIRST_CARDS).map(({ place, count }) => (
                        <Chip key={place} size="small" label={`${cards[place]?.label ?? ""} · ${figures.count(count)}`} />
                      ))}
                      {held.length > FIRST_CARDS && (
                        <Typography variant="body2" sx={{ color: "text.secondary", alignSelf: "center" }}>
                          {t("cardSorting.results.groups.moreCards", { smart_count: held.length - FIRST_CARDS })}
                        </Typography>
                      )}
                    </Stack>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Box>
      {groups.length > FIRST_GROUPS && !isWhole && (
        <Button onClick={() => setWhole(true)}>
          {t("cardSorting.results.groups.all", { count: figures.count(groups.length) })}
        </Button>
      )}
    </Stack>
  );
}
