import { type UploadQuestion, uploadType } from "../shared/upload";

/** Images that the respondent uploads. Answer: `[{name, type, content}]`. */
export interface ImageUploadQuestion extends UploadQuestion {}

/** SVG is left out: it can carry script. */
export const imageUpload = uploadType({
  name: "image-upload",
  icon: "AddPhotoAlternate",
  types: { "image/jpeg": [".jpg", ".jpeg"], "image/png": [".png"], "image/webp": [".webp"], "image/gif": [".gif"] },
});
