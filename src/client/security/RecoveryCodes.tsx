import Download from "@mui/icons-material/DownloadOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { useEffect, useRef, useState } from "react";
import { StepHeading } from "../password/StepHeading";
import { saveFile } from "../screens/common/saveFile";
import { useTexts } from "../texts/TextsProvider";
import { CopyButton } from "./CopyButton";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** They are shown this once: closing the page asks first. */
function useWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
}

/** The way in for who has lost everything else: shown once, to be kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTexts();
  const [isKept, setIsKept] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useWarning();

  const download = () => {
    const lines = [t("security.recovery.fileTitle"), t("security.recovery.fileBody"), "", ...codes, ""];
    saveFile(new Blob([lines.join("\r\n")], { type: "text/plain;charset=utf-8" }), t("security.recovery.fileName"));
  };
  const goOn = () => {
    setIsMissing(!isKept);
    if (isKept) onKept();
    else box.current?.focus();
  };

  return (
    <>
      <StepHeading title={t("security.recovery.title")} isNext>
        {t("security.recovery.intro")}
      </StepHeading>
      <Box
        component="ul"
        aria-label={t("security.recovery.title")}
        sx={{
          listStyle: "none",
          m: 0,
          p: 2,
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(7.5rem, 1fr))",
          gap: 1,
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          fontFamily: "monospace",
          fontSize: "1rem",
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <CopyButton text={codes.join("\n")} />
        <Button variant="outlined" startIcon={<Download />} onClick={download} sx={{ minHeight: 44 }}>
          {t("security.recovery.download")}
        </Button>
      </Box>
      <div>
        <FormControlLabel
          control={
            <Checkbox
              checked={isKept}
              onChange={(event) => {
                setIsKept(event.target.checked);
                setIsMissing(false);
              }}
              slotProps={{ input: { ref: box, "aria-describedby": "recovery-missing", "aria-invalid": isMissing } }}
            />
          }
          label={t("security.recovery.kept")}
          sx={{ minHeight: 44 }}
        />
        <FormHelperText id="recovery-missing" error role="alert">
          {isMissing ? t("security.recovery.keptMissing") : ""}
        </FormHelperText>
      </div>
      <Button variant="contained" size="large" onClick={goOn} sx={{ minHeight: 48, fontSize: "1rem" }}>
        {t("common.next")}
      </Button>
    </>
  );
}
