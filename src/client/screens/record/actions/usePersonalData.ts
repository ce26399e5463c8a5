import { useNavigate } from "react-router-dom";
import { erasePerson, fetchPersonalData } from "../../../data/recordApi";
import type { EntityRecord } from "../../../host/clientHost";
import { useConfirm } from "../../common/confirm";
import { saveFile } from "../../common/saveFile";
import { useNotice } from "../../common/useNotice";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityPath } from "../../entity/useEntityPath";
import { useEntityTexts } from "../../entity/useEntityTexts";

/** A person's right to their data: all of it as a file, or all of it gone. */
export function usePersonalData(record: EntityRecord) {
  const { resource } = useEntity();
  const { t } = useTexts();
  const { record: labelOf } = useEntityTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const navigate = useNavigate();
  const path = useEntityPath();
  const at = { resource, id: record.id };
  const told = (error: unknown) => notice(error instanceof Error ? error.message : t("console.state.failed.body"), "error");

  const save = async () => {
    try {
      saveFile(await fetchPersonalData(at), `${resource}-${record.id}.json`);
    } catch (error) {
      told(error);
    }
  };

  const erase = async () => {
    const name = labelOf(record);
    const isSure = await confirm({
      title: t("console.personal.erase.title", { name }),
      body: t("console.personal.erase.body"),
      confirmLabel: t("console.personal.erase.confirm"),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await erasePerson(at);
      notice(t("console.personal.erased"));
      navigate(path.list);
    } catch (error) {
      told(error);
    }
  };

  return { save: () => void save(), erase: () => void erase() };
}
