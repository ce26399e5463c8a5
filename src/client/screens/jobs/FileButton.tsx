import { Button, type ButtonProps } from "@mui/material";
import { useState } from "react";
import { fetchFile } from "../../data/api";
import type { JobFile } from "../../data/jobApi";
import { Icon } from "../../theme/icons";
import { datedFileName } from "../common/datedFileName";
import { failureText } from "../common/failureText";
import { saveFile } from "../common/saveFile";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";

interface FileButtonProps extends Pick<ButtonProps, "size" | "variant"> {
  readonly file: JobFile;
  /** Key of what is said where it can't be downloaded and the server says no more. @default a general text */
  readonly failure?: string;
}

/** Downloads what a job has made. */
export function FileButton({ file, failure = "console.state.failed.title", size = "medium", variant = "text" }: FileButtonProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await fetchFile(file.path), datedFileName(file.title, file.ending));
    } catch (error) {
      notice(failureText(error, t, failure), "error");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size={size} variant={variant} startIcon={<Icon name="Download" />} loading={isBusy} onClick={() => void download()}>
      {t("console.jobs.download")}
    </Button>
  );
}
