import { useListContext } from "ra-core";
import { useState } from "react";
import { ApiError } from "../../../data/api";
import { type FileFormat, fetchExport } from "../../../data/listApi";
import { saveFile } from "../../common/saveFile";
import { useNotice } from "../../common/useNotice";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { useListLayout } from "../columns/useListLayout";
import { exportSelection, MOST_IDS } from "./exportSelection";

/** @param ids the selected records; absent: all that the list's filter fits */
export function useExport(ids: readonly string[] | undefined) {
  const { resource } = useEntity();
  const { t } = useTexts();
  const { plural } = useEntityTexts();
  const { data = [], filterValues, sort, total = 0 } = useListContext();
  const { shown: columns } = useListLayout();
  const notice = useNotice();
  const [isBusy, setIsBusy] = useState(false);

  /** Saves a file. @param isWhole with all fields of the records, not only the list's columns */
  const save = async (format: FileFormat, isWhole: boolean): Promise<void> => {
    const selection = exportSelection({ ids, listed: data.map(({ id }) => String(id)), total });
    if (selection === "tooMany") return notice(t("console.export.tooMany", { count: MOST_IDS }), "info");
    setIsBusy(true);
    try {
      const file = await fetchExport({
        resource,
        format,
        filter: filterValues,
        sort,
        ...(selection === "all" ? {} : { ids: selection }),
        ...(isWhole ? {} : { fields: columns.map(({ name }) => name) }),
      });
      saveFile(file, `${plural} ${new Date().toISOString().slice(0, 10)}.${format}`);
    } catch (error) {
      notice(error instanceof ApiError && error.problem ? error.message : t("console.state.failed.body"), "error");
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, save };
}
