import { Alert, Box, Stack, Tab, Tabs } from "@mui/material";
import { type ComponentType, useId, useMemo, useState } from "react";
import { type QuestionResultProps, useTexts } from "../../../../../src/client/kit/console";
import { similarityOf } from "../../../questions/cardSorting/analysis/coSorting";
import { cluster, type Linkage } from "../../../questions/cardSorting/analysis/linkage";
import type { CardSortingDrawing } from "../../../questions/cardSorting/results";
import { CardTable } from "./CardTable";
import type { CardSortingPartProps } from "./cardSortingPart";
import { Dendrogram } from "./Dendrogram";
import { GroupTable } from "./GroupTable";
import { SimilarityMatrix } from "./SimilarityMatrix";

/** Below it trees and shares say little; 20 to 30 people are reasonable. */
const FEWEST_PEOPLE = 15;

const PARTS = {
  cards: CardTable,
  groups: GroupTable,
  similarity: SimilarityMatrix,
  tree: Dendrogram,
} as const satisfies Record<string, ComponentType<CardSortingPartProps>>;
type Part = keyof typeof PARTS;

/** Where groups are given, where cards went comes first; else what people called theirs. */
function partsOf({ mode }: CardSortingDrawing): readonly Part[] {
  if (mode === "CLOSED") return ["cards", "similarity", "tree"];
  return mode === "HYBRID" ? ["cards", "groups", "similarity", "tree"] : ["similarity", "tree", "groups", "cards"];
}

/** Which cards people put together, and in which groups. */
export function CardSortingView({ drawing: given, base }: QuestionResultProps) {
  const { t } = useTexts();
  const id = useId();
  const drawing = given as unknown as CardSortingDrawing;
  const [linkage, setLinkage] = useState<Linkage>("average");
  const parts = partsOf(drawing);
  const [chosen, setChosen] = useState<Part>();
  const part = chosen && parts.includes(chosen) ? chosen : (parts[0] ?? "cards");
  const { pairs, cards } = drawing;
  const tree = useMemo(
    () => cluster(cards.length, (one, other) => 1 - (similarityOf(pairs, one, other) ?? 0), linkage),
    [pairs, cards, linkage],
  );
  if (!tree) return null;
  const View = PARTS[part];
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      {base < FEWEST_PEOPLE && (
        <Alert severity="warning">{t("cardSorting.results.fewPeople", { smart_count: base, people: base })}</Alert>
      )}
      <Tabs
        value={part}
        onChange={(_, next: Part) => setChosen(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t("cardSorting.results.parts")}
        sx={{ borderBottom: 1, borderColor: "divider" }}
      >
        {parts.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            label={t(`cardSorting.results.part.${name}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${part}`} sx={{ minWidth: 0 }}>
        <View drawing={drawing} base={base} tree={tree} linkage={linkage} onLinkage={setLinkage} />
      </Box>
    </Stack>
  );
}
