import { Box, MenuItem, Slider, Stack, TextField, Typography, useTheme } from "@mui/material";
import { useId, useState } from "react";
import { CATEGORICAL, useTexts } from "../../../../../src/client/kit/console";
import { type Cluster, cutInto, LINKAGES, type Linkage } from "../../../questions/cardSorting/analysis/linkage";
import { useFormats } from "../useFormats";
import type { CardSortingPartProps } from "./cardSortingPart";

const ROW = 26;
const LABELS = 210;
const TREE = 460;
const TOP = 28;
const SHARES = [1, 0.75, 0.5, 0.25, 0];
const LONGEST_LABEL = 30;

/** A join as it is drawn, in pixels. */
interface Branch {
  readonly path: string;
  readonly colour: string | undefined;
  readonly name: string;
}

const xOf = (height: number) => LABELS + Math.min(1, Math.max(0, height)) * TREE;
const shorten = (label: string) => (label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label);

/** The lines of a tree; a cluster's colour goes down to its leaves. */
function branchesOf(root: Cluster, colourOf: (cluster: Cluster) => string | undefined): readonly Branch[] {
  const lineOf = new Map(root.members.map((member, line) => [member, TOP + ROW * (line + 0.5)]));
  const branches: Branch[] = [];
  const draw = (node: Cluster, above: string | undefined): number => {
    const colour = above ?? colourOf(node);
    if (!node.parts) return lineOf.get(node.members[0] ?? 0) ?? TOP;
    const [first, second] = node.parts;
    const [from, to] = [draw(first, colour), draw(second, colour)];
    const x = xOf(node.height);
    const path = `M${xOf(first.height)} ${from}H${x}V${to}H${xOf(second.height)}`;
    branches.push({ path, colour, name: node.members.join("-") });
    return (from + to) / 2;
  };
  draw(root, undefined);
  return branches;
}

interface GroupsReadProps {
  readonly clusters: readonly Cluster[];
  readonly labelAt: (place: number) => string;
  readonly colourAt: (at: number) => string;
}

/** The clusters of the cut in words. */
function GroupsRead({ clusters, labelAt, colourAt }: GroupsReadProps) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 0.75 }}>
      {clusters.map(({ members }, at) => (
        <Box component="li" key={members.join("-")} sx={{ display: "flex", gap: 1, alignItems: "baseline" }}>
          <Box aria-hidden sx={{ flex: "none", width: 12, height: 12, borderRadius: "3px", bgcolor: colourAt(at) }} />
          <Typography variant="body2">{members.map(labelAt).join(" · ")}</Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Which cards are joined first: the further left two branches meet, the more people put their cards together. */
export function Dendrogram({ drawing, tree, linkage, onLinkage }: CardSortingPartProps) {
  const { t } = useTexts();
  const { palette } = useTheme();
  const figures = useFormats();
  const id = useId();
  const { cards } = drawing;
  const [count, setCount] = useState(Math.min(cards.length, Math.max(2, Math.round(Math.sqrt(cards.length)))));
  const clusters = cutInto(tree, Math.min(count, cards.length));
  const colourAt = (at: number) => CATEGORICAL[at % CATEGORICAL.length] ?? palette.text.primary;
  const colourOf = (node: Cluster) => {
    const at = clusters.indexOf(node);
    return at < 0 ? undefined : colourAt(at);
  };
  const labelAt = (place: number) => cards[place]?.label ?? "";
  const height = TOP + ROW * cards.length;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("cardSorting.results.tree.help")}
      </Typography>
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 3, alignItems: { sm: "center" } }}>
        <TextField
          select
          size="small"
          label={t("cardSorting.results.tree.linkage")}
          value={linkage}
          onChange={(event) => onLinkage(event.target.value as Linkage)}
          sx={{ minWidth: 220 }}
        >
          {LINKAGES.map((name) => (
            <MenuItem key={name} value={name}>
              {t(`cardSorting.results.tree.linkages.${name}`)}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ flex: 1, maxWidth: 320, px: 1 }}>
          <Typography id={id} variant="body2">
            {t("cardSorting.results.tree.cut", { smart_count: clusters.length })}
          </Typography>
          <Slider
            size="small"
            value={clusters.length}
            min={1}
            max={Math.min(cards.length, 20)}
            onChange={(_, value) => setCount(Array.isArray(value) ? (value[0] ?? 1) : value)}
            aria-labelledby={id}
          />
        </Box>
      </Stack>
      <Box tabIndex={0} role="group" aria-label={t("cardSorting.results.part.tree")} sx={{ overflowX: "auto" }}>
        <svg
          role="img"
          aria-label={t("cardSorting.results.tree.label", { smart_count: clusters.length })}
          width={LABELS + TREE + 24}
          height={height}
          style={{ display: "block" }}
        >
          {SHARES.map((share) => (
            <g key={share}>
              <line x1={xOf(1 - share)} x2={xOf(1 - share)} y1={TOP - 4} y2={height} stroke={palette.divider} />
              <text x={xOf(1 - share)} y={14} textAnchor="middle" fontSize={12} fill={palette.text.secondary}>
                {figures.share(share)}
              </text>
            </g>
          ))}
          {branchesOf(tree, colourOf).map(({ path, colour, name }) => (
            <path key={name} d={path} fill="none" strokeWidth={2} stroke={colour ?? palette.text.secondary} />
          ))}
          {tree.members.map((member, line) => (
            <text
              key={member}
              x={LABELS - 8}
              y={TOP + ROW * (line + 0.5) + 4}
              textAnchor="end"
              fontSize={13}
              fill={palette.text.primary}
            >
              <title>{labelAt(member)}</title>
              {shorten(labelAt(member))}
            </text>
          ))}
        </svg>
      </Box>
      <GroupsRead clusters={clusters} labelAt={labelAt} colourAt={colourAt} />
    </Stack>
  );
}
