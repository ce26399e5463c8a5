import type { ClientHost } from "../../../client/kit/console";
import { conversationBoard } from "../../../contracts/views/conversation";

/** How the team reads what people write: an activity's conversation, the search over all of them, what waits for an answer. */
export function register(host: ClientHost): void {
  host.view(conversationBoard, () =>
    import("./board/ConversationBoard").then(({ ConversationBoard }) => ({ default: ConversationBoard })),
  );
  host.recordTab({
    entity: "code",
    order: 5,
    path: "pasajes",
    label: "comments.coding.passages.tab",
    icon: "Forum",
    isShown: () => true,
    load: () => import("./board/coding/PassagesTab").then(({ PassagesTab }) => ({ default: PassagesTab })),
  });
  host.consolePage({
    console: "community",
    path: "comments",
    label: "comments.board.page.title",
    icon: "Forum",
    group: "conversations",
    aliases: ["search"],
    needs: { entity: "comment", action: "list" },
    load: () => import("./board/search/CommentsPage").then(({ CommentsPage }) => ({ default: CommentsPage })),
  });
  host.consolePage({
    console: "community",
    path: "image-downloader",
    label: "comments.board.galleries.title",
    icon: "PhotoLibrary",
    group: "conversations",
    needs: { entity: "comment", action: "list" },
    load: () => import("./board/gallery/GalleriesPage").then(({ GalleriesPage }) => ({ default: GalleriesPage })),
  });
  host.dashboardCard({
    console: "community",
    name: "waiting",
    order: 25,
    needs: { entity: "activity", action: "update" },
    load: () => import("./board/home/WaitingCard").then(({ WaitingCard }) => ({ default: WaitingCard })),
  });
}
