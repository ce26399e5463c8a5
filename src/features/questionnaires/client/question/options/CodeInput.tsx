import { OutlinedInput, Tooltip } from "@mui/material";
import { useEffect, useState } from "react";
import { useTexts } from "../../../../../client/kit/console";

const CODE = /^[A-Za-z0-9_-]{1,64}$/;

interface CodeInputProps {
  readonly code: string;
  readonly taken: readonly string[];
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onChange: (code: string) => void;
}

/** A code takes effect when it is left, and only where it can stand: answers hang on it. */
export function CodeInput({ code, taken, label, isDisabled, onChange }: CodeInputProps) {
  const { t } = useTexts();
  const [written, setWritten] = useState(code);
  useEffect(() => setWritten(code), [code]);
  const isTaken = taken.includes(written);
  const isWrong = isTaken || !CODE.test(written);
  function leave() {
    if (isWrong) setWritten(code);
    else if (written !== code) onChange(written);
  }
  return (
    <Tooltip
      title={isWrong ? t(isTaken ? "surveys.options.codeTaken" : "surveys.options.codeMalformed") : t("surveys.options.codeHelp")}
    >
      <OutlinedInput
        size="small"
        value={written}
        disabled={isDisabled}
        error={isWrong}
        onChange={(event) => setWritten(event.target.value)}
        onBlur={leave}
        inputProps={{ "aria-label": label, "aria-invalid": isWrong, spellCheck: false, autoCapitalize: "off" }}
        sx={{ width: "5.25rem", color: "text.secondary", "& input": { fontSize: "0.8125rem" } }}
      />
    </Tooltip>
  );
}
