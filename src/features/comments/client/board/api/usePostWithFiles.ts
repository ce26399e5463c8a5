import { useState } from "react";
import { useNotice, useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import type { PostBody } from "../../../shared/api/posts";
import { attachmentsOf } from "../../attach/upload";
import type { UploadsModel } from "../../attach/useUploads";
import type { Place } from "./paths";
import { useBoardUploads } from "./useBoardUploads";
import { usePost } from "./usePost";

interface PostWithFiles {
  readonly uploads: UploadsModel;
  readonly isBusy: boolean;
  /** Posts once all files are there. @returns resolves to the comment, or to nothing where it wasn't posted, which has been said */
  readonly send: (body: PostBody) => Promise<Comment | undefined>;
}

/** What the team writes, with the files that go with it. */
export function usePostWithFiles(place: Place): PostWithFiles {
  const { t } = useTexts();
  const notice = useNotice();
  const post = usePost(place);
  const uploads = useBoardUploads(place);
  const [isBusy, setIsBusy] = useState(false);
  const postNow = async (body: PostBody) => {
    const attached = await uploads.settled();
    if (!attached) return void notice(t("comments.files.missing"), "error");
    const posted = await post({ ...body, ...attachmentsOf(attached) });
    if (posted) uploads.clear();
    return posted;
  };
  const send = async (body: PostBody) => {
    if (isBusy) return undefined;
    setIsBusy(true);
    const posted = await postNow(body);
    setIsBusy(false);
    return posted;
  };
  return { uploads, isBusy, send };
}
