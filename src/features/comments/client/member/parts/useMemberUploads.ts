import { sendFile, useTexts } from "../../../../../client/kit/member";
import type { AttachedFile } from "../../../../../contracts/api/comments";
import { type UploadsModel, type UploadTools, useUploads } from "../../attach/useUploads";

const send: UploadTools["send"] = (path, file, on) => sendFile({ call: { path }, file, ...on });

interface MemberUploads {
  /** Where they are sent to. */
  readonly path: string;
  /** Names the draft that they go with. */
  readonly draft: string;
  readonly initial: readonly AttachedFile[] | undefined;
}

/** Files that go with what a member writes. */
export function useMemberUploads(options: MemberUploads): UploadsModel {
  const { t } = useTexts();
  return useUploads({ ...options, t, send });
}
