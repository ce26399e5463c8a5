import { Button } from "@mui/material";
import { useRef } from "react";
import { Icon, saveFile, useNotice, useTexts } from "../../../../client/kit/console";
import { blockName, useLogicScope } from "../../../../client/kit/questions";
import { csvDelimiter } from "../../../../shared/csv/csvDelimiter";
import { draftTexts } from "../../shared/draftTexts";
import { useEditor } from "../editor/EditorContext";
import { textNames } from "./textPlace";

/** A file's text: UTF-8, or what older spreadsheets write, which reads any byte. */
async function decodeFile(file: Blob): Promise<string> {
  const content = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("windows-1252").decode(content);
  }
}

/** Told once a file was read: what of it had no place. */
export interface FileReport {
  readonly texts: number;
  readonly unknownLines: readonly number[];
  readonly unknownColumns: readonly string[];
}

interface TextsFileProps {
  readonly onRead: (report: FileReport) => void;
}

/** All texts as a file for translators, and back. */
export function TextsFile({ onRead }: TextsFileProps) {
  const { t, language } = useTexts();
  const { editor, canUpdate } = useEditor();
  const scope = useLogicScope();
  const notice = useNotice();
  const input = useRef<HTMLInputElement>(null);
  const { draft } = editor;

  async function write() {
    const { writeTexts } = await import("./model/textsCsv");
    const titles = new Map(draft.blocks.map(({ id }, index) => [id, blockName(scope, index)]));
    const placeOf = (text: Parameters<typeof textNames>[0]) => {
      const names = textNames(text, scope, titles);
      return `${names.group} – ${names.text}`;
    };
    const content = writeTexts(draftTexts(draft), { languages: draft.languages, placeOf, delimiter: csvDelimiter(language) });
    saveFile(new Blob([content], { type: "text/csv" }), "texts.csv");
  }

  async function read(file: File) {
    const { readTexts, TextsFileIssue } = await import("./model/textsCsv");
    try {
      const keys = new Set(draftTexts(draft).map(({ key }) => key));
      const { translations, ...unknown } = readTexts(await decodeFile(file), { keys, languages: draft.languages });
      editor.change({ kind: "translate", translations });
      onRead({ texts: translations.reduce((sum, { words }) => sum + words.size, 0), ...unknown });
    } catch (error) {
      if (!(error instanceof TextsFileIssue)) throw error;
      notice(t(`surveys.translation.fileFaults.${error.reason}`, error.params), "error");
    }
  }
  return (
    <>
      <Button size="small" startIcon={<Icon name="Download" />} onClick={() => void write()}>
        {t("surveys.translation.export")}
      </Button>
      {canUpdate && (
        <Button size="small" startIcon={<Icon name="UploadFile" />} onClick={() => input.current?.click()}>
          {t("surveys.translation.import")}
        </Button>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,text/csv"
        aria-label={t("surveys.translation.import")}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Choosing the same file again, mended, must fire again.
          event.target.value = "";
          if (file) void read(file);
        }}
      />
    </>
  );
}
