import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { communityPath, fetchJson, useNotice, useTexts } from "../../../client/kit/console";
import { parseNames } from "../../../shared/parseNames";
import { LONGEST_TAG, TAG_PATTERN, type TagChange, type TagChangeResult, type TagList } from "../shared/tags";

const KEY = ["tags"];
const FORM = new RegExp(TAG_PATTERN, "u");

export const isTag = (text: string): boolean => text.length <= LONGEST_TAG && FORM.test(text);

/** All tags that there are, for choosing among them. */
export function useTagList() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetchJson<TagList>(communityPath("tags"), { signal }) });
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
      fetchJson<TagChangeResult>(communityPath(form.isRemoving ? "deleteMemberTags" : "addMemberTags"), {
        method: form.isRemoving ? "DELETE" : "POST",
        body,
      }),
    onSuccess: ({ changed }) => {
      void queries.invalidateQueries({ queryKey: KEY });
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
