import {
  IconButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
} from "@mui/material";
import { type ReactNode, useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/charts";
import type { ChartKind } from "../../../../survey/questionType";
import type { Measure } from "../chart/chartData";

export type CardView = "chart" | "table";

const ICONS: Readonly<Record<ChartKind, string>> = {
  bar: "Sort",
  column: "BarChart",
  donut: "DonutLarge",
  stacked: "ViewWeek",
  histogram: "BarChart",
  radar: "StarBorder",
  line: "Insights",
  words: "Notes",
  none: "Block",
};

export interface CardExports {
  readonly canDraw: boolean;
  readonly svg: () => Promise<void>;
  readonly png: () => Promise<void>;
  readonly jpeg: () => Promise<void>;
  readonly pdf: () => Promise<void>;
  readonly csv: () => void;
}

interface CardToolbarProps {
  /** Whether there is a chart beside the table. */
  readonly canDraw: boolean;
  readonly kinds: readonly ChartKind[];
  readonly kind: ChartKind;
  readonly onKind: (kind: ChartKind) => void;
  readonly view: CardView;
  readonly onView: (view: CardView) => void;
  /** Absent where the question has one measure only. */
  readonly measure: Measure | undefined;
  /** What the parts' measure is called. */
  readonly figure: "mean" | "score";
  readonly onMeasure: (measure: Measure) => void;
  readonly exports: CardExports;
  /** Absent where it fills the screen already. */
  readonly onFullScreen?: (() => void) | undefined;
  readonly onPrint?: (() => void) | undefined;
  /** What else the chart can be switched to; shown first. */
  readonly children?: ReactNode;
  /** What else can be done; shown last. */
  readonly tools?: ReactNode;
}

export function CardToolbar(props: CardToolbarProps) {
  const { canDraw, kinds, kind, onKind, view, onView, measure, figure, onMeasure, exports, onFullScreen, onPrint } = props;
  const { t } = useTexts();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap" }}>
      {view === "chart" && props.children}
      {measure && view === "chart" && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={measure}
          aria-label={t(figure === "score" ? "results.card.scoreMeasure" : "results.card.measure")}
          onChange={(_event, next: Measure | null) => next && onMeasure(next)}
        >
          <ToggleButton value="share" sx={{ color: "text.secondary" }}>
            %
          </ToggleButton>
          <ToggleButton value="mean" sx={{ color: "text.secondary" }}>
            {t(`results.statistics.${figure}`)}
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      {kinds.length > 1 && view === "chart" && <KindMenu kinds={kinds} kind={kind} onKind={onKind} />}
      {canDraw && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={t("results.card.view")}
          onChange={(_event, next: CardView | null) => next && onView(next)}
        >
          {(["chart", "table"] as const).map((option) => (
            <ToggleButton
              key={option}
              value={option}
              aria-label={t(`results.card.${option}`)}
              title={t(`results.card.${option}`)}
            >
              <Icon name={option === "chart" ? "PieChart" : "TableChart"} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <ExportMenu exports={exports} />
      {onPrint && <ToolButton label={t("resultsView.print.one")} icon="Print" onClick={onPrint} />}
      {onFullScreen && <ToolButton label={t("resultsView.fullScreen.open")} icon="Fullscreen" onClick={onFullScreen} />}
      {props.tools}
    </Stack>
  );
}

interface ToolButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly onClick: () => void;
}

function ToolButton({ label, icon, onClick }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} aria-haspopup="dialog" onClick={onClick}>
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  );
}

function KindMenu({ kinds, kind, onKind }: Pick<CardToolbarProps, "kinds" | "kind" | "onKind">) {
  const { t } = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = t("results.card.kind", { kind: t(`charts.${kind}`) });
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          <Icon name={ICONS[kind]} />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {kinds.map((option) => (
          <MenuItem
            key={option}
            selected={option === kind}
            onClick={() => {
              onKind(option);
              setAnchor(undefined);
            }}
          >
            <ListItemIcon>
              <Icon name={ICONS[option]} />
            </ListItemIcon>
            <ListItemText>{t(`charts.${option}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function ExportMenu({ exports }: { readonly exports: CardExports }) {
  const { t } = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  function run(action: () => unknown) {
    setAnchor(undefined);
    action();
  }
  return (
    <>
      <Tooltip title={t("results.card.export")}>
        <IconButton
          aria-label={t("results.card.export")}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon name="Download" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {exports.canDraw && <MenuItem onClick={() => run(exports.svg)}>{t("charts.export.svg")}</MenuItem>}
        {exports.canDraw && <MenuItem onClick={() => run(exports.png)}>{t("charts.export.png")}</MenuItem>}
        {exports.canDraw && <MenuItem onClick={() => run(exports.jpeg)}>{t("resultsView.export.jpeg")}</MenuItem>}
        {exports.canDraw && <MenuItem onClick={() => run(exports.pdf)}>{t("resultsView.export.pdf")}</MenuItem>}
        <MenuItem onClick={() => run(exports.csv)}>{t("charts.export.csv")}</MenuItem>
      </Menu>
    </>
  );
}
