import { Box, ButtonBase, Typography } from "@mui/material";
import { Icon } from "../../../../../client/kit/console";
import type { Box as Place } from "./layout";
import { SIZES } from "./layout";

export interface NodeView {
  readonly icon: string;
  readonly title: string;
  readonly subtitle: string;
  /** Rules in words, each on the line that its edge leaves from. */
  readonly rules: readonly string[];
  /** Why it needs mending. */
  readonly fault: string | undefined;
  /** "Only if …", where it isn't for everybody. */
  readonly condition: string | undefined;
  /** All of it, for screen readers. */
  readonly label: string;
}

interface MapNodeProps {
  readonly place: Place;
  readonly view: NodeView;
  /** The one node that the tab key stops at. */
  readonly isCurrent: boolean;
  /** Absent where there is nothing to open: an ending. */
  readonly onOpen?: () => void;
  readonly onFocus: () => void;
}

function Signs({ fault, condition }: Pick<NodeView, "fault" | "condition">) {
  return (
    <Box sx={{ display: "flex", gap: 0.5, flexShrink: 0 }}>
      {condition && <Icon name="FilterList" sx={{ color: "info.main" }} />}
      {fault && <Icon name="Warning" sx={{ color: "warning.main" }} />}
    </Box>
  );
}

/** A question, or an ending, on the map. */
export function MapNode({ place, view, isCurrent, onOpen, onFocus }: MapNodeProps) {
  const { icon, title, subtitle, rules, fault, condition, label } = view;
  return (
    <ButtonBase
      data-node={place.id}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      title={[fault, condition, ...rules].filter(Boolean).join("\n")}
      onClick={onOpen}
      onFocus={onFocus}
      sx={{
        position: "absolute",
        left: place.x,
        top: place.y,
        width: place.width,
        height: place.height,
        display: "block",
        textAlign: "left",
        font: "inherit",
        bgcolor: "background.paper",
        border: 1,
        borderColor: fault ? "warning.main" : condition ? "info.main" : "divider",
        borderStyle: condition ? "dashed" : "solid",
        borderRadius: 1,
        overflow: "hidden",
        cursor: onOpen ? "pointer" : "default",
        "&:hover": {
          bgcolor: "action.hover",
          backgroundImage: (theme) => `linear-gradient(${theme.palette.background.paper}, ${theme.palette.background.paper})`,
        },
        "&:focus-visible": { outline: 3, outlineColor: "primary.main", outlineOffset: 2 },
      }}
    >
      <Box sx={{ height: SIZES.head, display: "flex", alignItems: "center", gap: 1, px: 1.25 }}>
        <Box sx={{ display: "grid", color: "text.secondary" }}>
          <Icon name={icon} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 600, lineHeight: 1.3 }}>
            {title}
          </Typography>
          {subtitle && (
            <Typography noWrap variant="body2" sx={{ color: fault ? "warning.main" : "text.secondary", lineHeight: 1.3 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        <Signs fault={fault} condition={condition} />
      </Box>
      {rules.map((rule, index) => (
        <Typography
          // A rule's place is what tells it from another of the same words.
          // biome-ignore lint/suspicious/noArrayIndexKey: the line belongs to the place
          key={index}
          noWrap
          variant="body2"
          sx={{ height: SIZES.line, lineHeight: `${SIZES.line}px`, px: 1.25, bgcolor: "action.hover", color: "text.primary" }}
        >
          {rule}
        </Typography>
      ))}
    </ButtonBase>
  );
}
