import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";

interface StepHeadingProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The step took another's place: whoever listens or types goes on from here. @default false */
  readonly isNext?: boolean;
}

/** What this step is about. */
export function StepHeading({ title, children, isNext = false }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  return (
    <div>
      <Typography ref={heading} variant="h2" component="h1" tabIndex={-1}>
        {title}
      </Typography>
      {children ? <Typography sx={{ mt: 1, color: "text.secondary", fontSize: "1rem" }}>{children}</Typography> : null}
    </div>
  );
}
