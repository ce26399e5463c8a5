import { type UploadQuestion, uploadType } from "../shared/upload";

/** Documents that the respondent uploads. Answer: `[{name, type, content}]`. */
export interface FileUploadQuestion extends UploadQuestion {}

const OPEN_XML = "application/vnd.openxmlformats-officedocument";

/** Documents only (spec section 5): PDF, Word, Excel, PowerPoint, plain text. */
export const fileUpload = uploadType({
  name: "file-upload",
  icon: "UploadFile",
  types: {
    "application/pdf": [".pdf"],
    "application/msword": [".doc"],
    [`${OPEN_XML}.wordprocessingml.document`]: [".docx"],
    "application/vnd.ms-excel": [".xls"],
    [`${OPEN_XML}.spreadsheetml.sheet`]: [".xlsx"],
    "application/vnd.ms-powerpoint": [".ppt"],
    [`${OPEN_XML}.presentationml.presentation`]: [".pptx"],
    "text/plain": [".txt"],
  },
});
