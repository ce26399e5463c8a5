import type { ClientHost } from "../../../client/kit/console";

/** Questionnaires from files and to them, in the editor's bar. */
export function register(host: ClientHost): void {
  host.questionnaireTool({
    name: "import",
    order: 10,
    label: "surveys.import.open",
    icon: "UploadFile",
    isChange: true,
    startLabel: "surveys.empty.import",
    load: () => import("./import/ImportDialog").then(({ ImportDialog }) => ({ default: ImportDialog })),
  });
  host.questionnaireTool({
    name: "export",
    order: 20,
    label: "surveys.exports.open",
    icon: "Download",
    isChange: false,
    load: () => import("./export/ExportDialog").then(({ ExportDialog }) => ({ default: ExportDialog })),
  });
}
