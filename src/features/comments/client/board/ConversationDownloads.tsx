import { DownloadMenu, datedFileName, fetchFile, useTexts } from "../../../../client/kit/console";
import { filePath, type Place } from "./api/paths";

const FORMATS = [
  { path: "excel", ending: "xlsx", icon: "TableChart" },
  { path: "word", ending: "docx", icon: "Description" },
  { path: "multimedia", ending: "zip", icon: "PhotoLibrary" },
] as const;

/** A conversation to take away: all of it, whatever is filtered. */
export function ConversationDownloads({ place, title }: { readonly place: Place; readonly title: string }) {
  const { t } = useTexts();
  const choices = FORMATS.map(({ path, ending, icon }) => ({
    name: t(`comments.board.download.${path}.name`),
    help: t(`comments.board.download.${path}.help`),
    icon,
    fileName: datedFileName(title, ending),
    fetch: () => fetchFile(filePath(place, path)),
  }));
  return <DownloadMenu label={t("comments.board.download.open")} choices={choices} />;
}
