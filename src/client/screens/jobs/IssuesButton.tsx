import { Button, type ButtonProps } from "@mui/material";
import { useState } from "react";
import { fetchIssues } from "../../data/importApi";
import { Icon } from "../../theme/icons";
import { saveFile } from "../common/saveFile";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";

interface IssuesButtonProps {
  /** Of a dry run, or of the job. */
  readonly report: string;
  /** Name of the file that was loaded. */
  readonly title: string;
  readonly size?: ButtonProps["size"];
}

/** Takes all that is wrong with a file along, however much it is. */
export function IssuesButton({ report, title, size = "medium" }: IssuesButtonProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const name = `${title.replace(/\.\w+$/, "")} - ${t("console.import.faults.fileName")}.csv`;
      saveFile(await fetchIssues(report), name);
    } catch (error) {
      notice(error instanceof Error ? error.message : t("console.state.failed.title"), "error");
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button size={size} startIcon={<Icon name="Download" />} loading={isBusy} onClick={() => void download()}>
      {t("console.import.faults.download")}
    </Button>
  );
}
