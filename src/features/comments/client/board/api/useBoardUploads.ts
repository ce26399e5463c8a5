import { sendFile, useTexts } from "../../../../../client/kit/console";
import { type UploadsModel, type UploadTools, useUploads } from "../../attach/useUploads";
import { filePath, type Place } from "./paths";

const send: UploadTools["send"] = (path, file, on) => sendFile({ call: { path }, file, ...on });

/** Files that go with what the team writes. */
export function useBoardUploads(place: Place): UploadsModel {
  const { t } = useTexts();
  return useUploads({ path: filePath(place, "comments/files"), t, send });
}
