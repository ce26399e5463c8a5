import { ButtonBase } from "@mui/material";
import type { ReactNode } from "react";
import { useTexts } from "../../../../client/kit/charts";

interface FilterButtonProps {
  readonly isChosen: boolean;
  /** @default the content */
  readonly label?: string;
  /** Absent where the question can't be filtered by. */
  readonly onClick: (() => void) | undefined;
  readonly children: ReactNode;
}

/** An answer of a table that filters the report by itself. */
export function FilterButton({ isChosen, label, onClick, children }: FilterButtonProps) {
  const { t } = useTexts();
  if (!onClick) return children;
  return (
    <ButtonBase
      onClick={onClick}
      aria-pressed={isChosen}
      title={t(isChosen ? "results.filter.lift" : "results.filter.by")}
      {...(label ? { "aria-label": label } : {})}
      sx={{
        font: "inherit",
        textAlign: "inherit",
        justifyContent: "flex-start",
        borderRadius: 0.5,
        px: 0.5,
        mx: -0.5,
        minHeight: 24,
        "&:hover": { textDecoration: "underline" },
        "&:focus-visible": { outline: 2, outlineColor: "primary.main" },
      }}
    >
      {children}
    </ButtonBase>
  );
}
