import { ButtonBase, Tooltip } from "@mui/material";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";

interface SidebarLinkProps {
  readonly to: string;
  /** Whether only this very address counts as being there. */
  readonly isExact?: boolean;
  readonly icon: ReactNode;
  readonly label: string;
  readonly isNarrow: boolean;
}

export function SidebarLink({ to, isExact = false, icon, label, isNarrow }: SidebarLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (!isExact && pathname.startsWith(`${to}/`));
  const link = (
    <ButtonBase
      component={Link}
      to={to}
      aria-current={isHere ? "page" : undefined}
      {...(isNarrow ? { "aria-label": label } : {})}
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
      {isNarrow ? null : label}
    </ButtonBase>
  );
  if (!isNarrow) return link;
  return (
    <Tooltip title={label} placement="right">
      {link}
    </Tooltip>
  );
}
