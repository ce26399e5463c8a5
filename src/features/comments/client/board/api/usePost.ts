import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { ApiError, failureText, useNotice, useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import type { PostBody } from "../../../shared/api/posts";
import { calls } from "./calls";
import { inputOf, type Place } from "./paths";
import { useChanges } from "./useChanges";

/** The key of a post stays until the server has answered it: a second try is the same post. */
function useClientKey() {
  const key = useRef<string | undefined>(undefined);
  return {
    take: () => {
      key.current ??= crypto.randomUUID();
      return key.current;
    },
    settle: (error?: unknown) => {
      const isAnswered = !(error instanceof ApiError) || (error.status >= 400 && error.status < 500);
      if (isAnswered) key.current = undefined;
    },
  };
}

/** Posts in the team's name. @returns resolves to the comment, or to nothing where it failed, which has been said */
export function usePost(place: Place): (body: PostBody) => Promise<Comment | undefined> {
  const { t } = useTexts();
  const notice = useNotice();
  const changes = useChanges();
  const client = useQueryClient();
  const key = useClientKey();
  return useCallback(
    async (body) => {
      const input = { ...inputOf(place), body: { ...body, clientKey: key.take() } };
      try {
        const comment = await calls.call("POST /client/communities/:id/activity/:activityId/comment", input);
        key.settle();
        if (comment.parentId) changes.addReply(comment);
        else void client.invalidateQueries({ queryKey: ["conversation", "threads"] });
        return comment;
      } catch (error) {
        key.settle(error);
        notice(failureText(error, t), "error");
        return undefined;
      }
    },
    [place, t, notice, changes, client, key],
  );
}
