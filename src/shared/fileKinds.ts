/** How a file that goes with a comment is shown. */
export const FILE_KINDS = ["image", "video", "pdf", "document"] as const;
export type FileKind = (typeof FILE_KINDS)[number];
