import { clientOf } from "../../../../../client/kit/console";
import type { communityApi } from "../../../../../contracts/api/community";
import type { conversationApi } from "../../../../../contracts/api/conversation";
import type { codingApi } from "../../../shared/api/coding";
import type { filesApi } from "../../../shared/api/files";
import type { moderationApi } from "../../../shared/api/moderation";
import type { postsApi } from "../../../shared/api/posts";
import type { searchApi } from "../../../shared/api/search";
import type { summaryApi } from "../../../shared/api/summary";
import type { threadsApi } from "../../../shared/api/threads";
import type { waitingApi } from "../../../shared/api/waiting";

/** The team's calls about what people write. */
export const calls = clientOf<
  typeof conversationApi &
    typeof threadsApi &
    typeof postsApi &
    typeof moderationApi &
    typeof searchApi &
    typeof filesApi &
    typeof codingApi &
    typeof summaryApi &
    typeof waitingApi &
    typeof communityApi
>();
