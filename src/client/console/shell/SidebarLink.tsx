import { ButtonBase, Tooltip } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";

interface SidebarLinkProps {
  readonly to: string;
  /** Whether only this very address counts as being there. */
  readonly isExact?: boolean;
  readonly icon: ReactNode;
  readonly label: string;
  readonly isNarrow: boolean;
  /** Keys that lead there, e.g. `G M`. */
  readonly keys?: string;
  /** The link is followed, be it to the page in view. */
  readonly onChoose?: (() => void) | undefined;
}

export function SidebarLink({ to, isExact = false, icon, label, isNarrow, keys, onChoose }: SidebarLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (!isExact && pathname.startsWith(`${to}/`));
  const link = (
    <ButtonBase
      component={Link}
      to={to}
      onClick={onChoose}
      aria-current={isHere ? "page" : undefined}
      sx={(theme) => ({
        width: "100%",
        minHeight: 38,
        display: "flex",
        justifyContent: isNarrow ? "center" : "start",
        gap: 1.25,
        px: 1.25,
        py: 0.5,
        borderRadius: 1,
        textAlign: "left",
        typography: "body1",
        fontWeight: isHere ? 600 : 500,
        overflowWrap: "anywhere",
        color: "text.primary",
        bgcolor: isHere ? `color-mix(in srgb, ${theme.palette.primary.main} 12%, transparent)` : "transparent",
        "& svg": { color: isHere ? "primary.main" : "text.secondary", flex: "none" },
        "&:hover": { bgcolor: isHere ? undefined : "action.hover" },
      })}
    >
      {icon}
      {isNarrow ? <span style={visuallyHidden}>{label}</span> : label}
    </ButtonBase>
  );
  const hint = [isNarrow ? label : "", keys ?? ""].filter(Boolean).join(" · ");
  if (!hint) return link;
  return (
    <Tooltip title={hint} placement="right" describeChild enterDelay={isNarrow ? 400 : 900}>
      {link}
    </Tooltip>
  );
}
