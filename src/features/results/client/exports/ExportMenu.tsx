import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { type ReactNode, useState } from "react";
import {
  absoluteTime,
  datedFileName,
  failureText,
  fetchFile,
  Icon,
  ownerPath,
  saveFile,
  useNotice,
  useTexts,
} from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import { DataDialog } from "../responses/DataDialog";
import type { Selection } from "../results";
import { resultFiles } from "./files";
import { WorkbookDialog } from "./WorkbookDialog";

interface ExportMenuProps {
  readonly activityId: string;
  /** What files are named for. */
  readonly title: string;
  readonly questions: readonly QuestionResult[];
  readonly selection: Selection;
  /** Complete responses that the selection leaves. */
  readonly base: number;
}

/** What there is of the report file, and how it is taken. */
function useReportFile({
  activityId,
  title,
  isAsked,
}: Pick<ExportMenuProps, "activityId" | "title"> & { readonly isAsked: boolean }) {
  const { t, language } = useTexts();
  const notice = useNotice();
  const { data, error } = resultFiles.useCall(
    "GET /api/activities/:id/results/files",
    { params: { id: activityId } },
    { enabled: isAsked, isQuiet: true, staleTime: 0 },
  );
  const latest = data?.latest;
  const help = latest
    ? t("resultFiles.menu.latestHelp", { time: absoluteTime(new Date(latest.asOf), language) })
    : t(error ? "resultFiles.menu.latestFailed" : "resultFiles.menu.noLatest");
  const download = async () => {
    if (!latest) return;
    try {
      const path = `${ownerPath(activityId)}/results/files/${latest.id}`;
      saveFile(await fetchFile(path), datedFileName(title, "xlsx", new Date(latest.asOf)));
    } catch (failure) {
      notice(failureText(failure, t, "resultFiles.dialog.failed"), "error");
    }
  };
  return { isThere: Boolean(latest), isKnown: Boolean(data ?? error), help, download };
}

interface EntryProps {
  readonly icon: string;
  readonly name: string;
  readonly help: ReactNode;
}

function Entry({ icon, name, help }: EntryProps) {
  return (
    <>
      <ListItemIcon>
        <Icon name={icon} />
      </ListItemIcon>
      <ListItemText
        primary={name}
        secondary={help}
        slotProps={{ secondary: { sx: { whiteSpace: "normal", textWrap: "pretty" } } }}
      />
    </>
  );
}

type Dialog = "data" | "workbook";

/** All files of the results: data by response, the aggregated workbook, and the report file that is there already. */
export function ExportMenu(props: ExportMenuProps) {
  const { t } = useTexts();
  const { activityId, title, questions, selection, base } = props;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [dialog, setDialog] = useState<Dialog>();
  const isOpen = anchor !== undefined;
  const report = useReportFile({ activityId, title, isAsked: isOpen });
  const choose = (next: Dialog) => {
    setAnchor(undefined);
    setDialog(next);
  };
  const close = () => setDialog(undefined);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="Download" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("resultFiles.menu.open")}
      </Button>
      <Menu
        open={isOpen}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ paper: { sx: { width: 360, maxWidth: "calc(100vw - 32px)" } } }}
      >
        <MenuItem onClick={() => choose("data")}>
          <Entry icon="TableChart" name={t("resultFiles.menu.raw")} help={t("resultFiles.menu.rawHelp")} />
        </MenuItem>
        <MenuItem onClick={() => choose("workbook")}>
          <Entry icon="GridOn" name={t("resultFiles.menu.aggregated")} help={t("resultFiles.menu.aggregatedHelp")} />
        </MenuItem>
        <MenuItem
          disabled={!report.isThere}
          onClick={() => {
            setAnchor(undefined);
            void report.download();
          }}
        >
          <Entry
            icon="Schedule"
            name={t("resultFiles.menu.latest")}
            help={report.isKnown ? report.help : t("console.jobs.waiting")}
          />
        </MenuItem>
      </Menu>
      <DataDialog
        activityId={activityId}
        title={title}
        selection={selection}
        base={base}
        isOpen={dialog === "data"}
        onClose={close}
      />
      {dialog === "workbook" && (
        <WorkbookDialog activityId={activityId} questions={questions} selection={selection} base={base} onClose={close} />
      )}
    </>
  );
}
