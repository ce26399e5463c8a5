import type { Translate } from "../../../../../client/kit/console";
import type { GalleryItem } from "../../../shared/api/files";

/** What an image or a video is called where it can't be seen. */
export function itemName({ kind, author }: Pick<GalleryItem, "kind" | "author">, t: Translate): string {
  return t(`comments.board.gallery.${kind}`, { name: author.name || t("comments.board.gone") });
}
