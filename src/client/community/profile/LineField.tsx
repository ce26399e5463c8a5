import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";
import { useTexts } from "../../texts/TextsProvider";
import { type Field, labelKey } from "./profile";
import { inputId } from "./useProfileForm";

export interface LineFieldProps {
  readonly name: Field;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (field: Field, value: string) => void;
  readonly type?: "text" | "date" | "tel";
  readonly autoComplete?: string;
  readonly help?: string;
  readonly maxLength?: number;
  /** Id of what may be chosen, or else written. */
  readonly list?: string;
  /** Options: nothing else may be chosen. */
  readonly children?: ReactNode;
}

/** One line of the profile. */
export function LineField({
  name,
  value,
  fault,
  onChange,
  type = "text",
  autoComplete,
  help,
  maxLength,
  list,
  children,
}: LineFieldProps) {
  const { t } = useTexts();
  const isChoice = children !== undefined;
  return (
    <TextField
      id={inputId(name)}
      name={name}
      label={t(labelKey(name))}
      type={type}
      {...(autoComplete ? { autoComplete } : {})}
      fullWidth
      select={isChoice}
      value={value}
      error={fault !== undefined}
      helperText={fault ?? help}
      onChange={(event) => onChange(name, event.target.value)}
      slotProps={{
        select: { native: true },
        htmlInput: { ...(maxLength ? { maxLength } : {}), ...(list ? { list } : {}) },
        ...(isChoice || type === "date" ? { inputLabel: { shrink: true } } : {}),
      }}
    >
      {children}
    </TextField>
  );
}
