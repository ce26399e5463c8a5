import type { Comment } from "./comment";

/** An image or a video of a comment. */
export interface GalleryItem extends Pick<Comment, "seq" | "topicId" | "author" | "createdAt" | "text"> {
  /** Address. */
  readonly file: string;
  readonly kind: "image" | "video";
  readonly commentId: string;
}

/** Images and videos of some comments, the newest first. */
export interface GalleryPage {
  readonly items: readonly GalleryItem[];
  /** To be sent for what follows; null where nothing does. */
  readonly before: number | null;
  /** All that the filter leaves. */
  readonly total: number;
}
