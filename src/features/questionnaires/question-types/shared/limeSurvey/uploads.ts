import type { LimeSurveyQuestion } from "../../../../../survey/exchange/limeSurvey";
import type { UploadKind, UploadQuestion } from "../../../../../survey/questions/uploadQuestion";

const KILOBYTES = 1024;

export function uploadToLimeSurvey(
  { minFiles = 1, maxFiles = 1, maxSize = 10, required }: UploadQuestion,
  kind: UploadKind,
): LimeSurveyQuestion {
  const extensions = Object.values(kind.types).flat();
  return {
    letter: "|",
    theme: "file_upload",
    form: { in: "nothing" },
    attributes: {
      allowed_filetypes: extensions.map((extension) => extension.replace(".", "")).join(", "),
      // A least number asks for files even where none is needed.
      min_num_of_files: required ? minFiles : 0,
      max_num_of_files: Math.max(minFiles, maxFiles),
      max_filesize: maxSize * KILOBYTES,
      show_title: 0,
      show_comment: 0,
    },
    carried: ["minFiles", "maxFiles", "maxSize"],
    ...(minFiles > 1 && !required ? { lost: [`minFiles=${minFiles}`] } : {}),
  };
}
