import { useTexts } from "../../../client/kit/console";
import { isOfDevice } from "../shared/cellTables";

interface TitledCell {
  readonly title: string;
  readonly criteria: readonly string[];
}

/** What people call a quota: the company's own title, or the device whose part of the sample it is. */
export function useCellTitle(): (cell: TitledCell) => string {
  const { t } = useTexts();
  return (cell) => (isOfDevice(cell) ? t(`entities.quota.enums.device.${cell.title}`) : cell.title);
}
