import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { clientOf, consoleCommunity, useNotice, useTexts } from "../../../client/kit/console";
import { parseNames } from "../../../shared/parseNames";
import type { TagChange, tagsApi } from "../shared/api";
import { LONGEST_TAG, TAG_PATTERN } from "../shared/tags";

const tags = clientOf<typeof tagsApi>();
const READ = "GET /client/communities/:id/tags";
/** The records' resource: its lists show what a change creates. */
const RECORDS = ["tags"];
const FORM = new RegExp(TAG_PATTERN, "u");

export const isTag = (text: string): boolean => text.length <= LONGEST_TAG && FORM.test(text);

/** All tags of the community, for choosing among them. */
export function useTagList() {
  return tags.useCall(READ, { params: { id: consoleCommunity() } });
}

interface TagForm {
  readonly isRemoving: boolean;
  readonly tags: readonly string[];
  /** As they were pasted. */
  readonly names: string;
}

/** Tags to be given to members, or taken from them. @param ids those who are chosen already */
export function useTagChange(ids: readonly string[] | undefined, onDone: () => void) {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  const [form, setForm] = useState<TagForm>({ isRemoving: false, tags: [], names: "" });
  const [hasTried, setHasTried] = useState(false);
  const members = ids ?? parseNames(form.names);
  const mutation = useMutation({
    mutationFn: (body: TagChange) =>
      tags.call(
        form.isRemoving ? "DELETE /client/communities/:id/deleteMemberTags" : "POST /client/communities/:id/addMemberTags",
        { params: { id: consoleCommunity() }, body },
      ),
    onSuccess: ({ changed }) => {
      for (const queryKey of [tags.keyOf(READ), RECORDS]) void queries.invalidateQueries({ queryKey });
      notice(t(form.isRemoving ? "tags.change.removed" : "tags.change.added", { smart_count: changed }));
      onDone();
    },
  });
  const lacksTags = form.tags.length === 0 || !form.tags.every(isTag);
  const lacksMembers = members.length === 0;
  return {
    form,
    members,
    hasTagIssue: hasTried && lacksTags,
    hasMemberIssue: hasTried && lacksMembers,
    error: mutation.error,
    isBusy: mutation.isPending,
    change: (part: Partial<TagForm>) => {
      setForm((before) => ({ ...before, ...part }));
      mutation.reset();
    },
    submit: () => {
      setHasTried(true);
      if (!lacksTags && !lacksMembers && !mutation.isPending) mutation.mutate({ tags: form.tags, members });
    },
  };
}
