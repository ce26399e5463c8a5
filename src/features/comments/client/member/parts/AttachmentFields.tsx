import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTexts } from "../../../../../client/kit/member";
import type { ConversationProps } from "../../../../../contracts/views/conversation";
import { LIMITS_SAID } from "../../../../../shared/fileTypes";
import { AttachButton } from "../../attach/AttachButton";
import type { UploadsModel } from "../../attach/useUploads";
import { KINDS_OF } from "./askedKinds";

/** Of the button, by what is asked for. */
const LABELS: Readonly<Record<NonNullable<ConversationProps["asksFor"]> | "any", string>> = {
  any: "comments.files.add",
  image: "comments.files.addImage",
  video: "comments.files.addVideo",
  file: "comments.files.addFile",
};

interface AttachmentFieldsProps {
  readonly model: UploadsModel;
  readonly asksFor: ConversationProps["asksFor"];
  readonly isCompact: boolean;
}

/** The button by which files are chosen, with what may be sent. */
export function AttachmentFields({ model, asksFor, isCompact }: AttachmentFieldsProps) {
  const { t } = useTexts();
  const helpId = useId();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, minWidth: 0 }}>
      <AttachButton
        label={t(LABELS[asksFor ?? "any"])}
        kinds={asksFor && KINDS_OF[asksFor]}
        isCompact={isCompact}
        describedBy={helpId}
        onChosen={model.add}
      />
      <Typography id={helpId} variant="body2" hidden={!asksFor || model.uploads.length > 0} sx={{ color: "text.secondary" }}>
        {t("comments.files.limits", LIMITS_SAID)}
      </Typography>
    </Box>
  );
}
