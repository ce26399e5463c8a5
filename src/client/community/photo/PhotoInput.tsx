import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useRef } from "react";
import { LARGEST_PHOTO } from "../../../shared/photo";
import type { FileCall } from "../../data/saving/sendFile";
import { useTexts } from "../../texts/TextsProvider";
import { OpenableImage } from "../parts/OpenableImage";
import { PhotoChooser } from "./PhotoChooser";
import { megabytes } from "./photoIssue";
import { usePhotoChanges } from "./usePhotoChanges";

/** A photo that the server keeps: it is sent and removed at once, not with a form. */
export interface PhotoInputProps<Answer> {
  /** What the photo is of; also what is read out for it. */
  readonly label: string;
  /** Address of the photo that is there. */
  readonly value: string | null;
  /** Takes the photo, as soon as it is chosen, in the field `file` of a form (the server kit's `PHOTO_FORM`). */
  readonly send: FileCall;
  /** Told what that call answered. */
  readonly onSent: (answer: Answer) => void;
  /** Takes the photo away; what it throws is said. Absent where one photo has to stay. */
  readonly onRemove?: () => Promise<void>;
  /** Shown and no more. @default false */
  readonly isReadOnly?: boolean;
}

/**
 * A photo to take or choose: seen at once, sent with its progress, sent again where that failed, replaced, taken away.
 *
 * @example
 * <PhotoInput<MemberTask>
 *   label={label}
 *   value={task.photo}
 *   send={{ method: "PUT", path: `${path}/photo` }}
 *   onSent={setTask}
 *   onRemove={async () => setTask(await request(`${path}/photo`, { method: "DELETE" }))}
 * />
 */
export function PhotoInput<Answer>({ label, value, send, onSent, onRemove, isReadOnly = false }: PhotoInputProps<Answer>) {
  const { t } = useTexts();
  const group = useRef<HTMLDivElement>(null);
  // The button is gone with the photo.
  const onRemoved = () => group.current?.focus();
  const changes = usePhotoChanges<Answer>({ send, onSent, onRemove, onRemoved });
  const { preview, progress } = changes;
  const src = preview ?? value;
  return (
    <Box ref={group} role="group" tabIndex={-1} aria-label={label} sx={{ display: "grid", gap: 1.5, outline: "none" }}>
      {src && (
        <Box sx={{ justifySelf: "start", maxWidth: "100%" }}>
          <OpenableImage
            key={src}
            images={[{ src, alt: label }]}
            sx={{ display: "block", maxWidth: "100%", maxHeight: 320, borderRadius: 1, opacity: preview ? 0.6 : 1 }}
          />
        </Box>
      )}
      {progress !== undefined && (
        <LinearProgress
          variant={progress < 1 ? "determinate" : "indeterminate"}
          value={progress * 100}
          aria-label={t("community.photo.sending")}
        />
      )}
      {!isReadOnly && <PhotoActions changes={changes} hasPhoto={Boolean(value)} isRemovable={onRemove !== undefined} />}
    </Box>
  );
}

interface PhotoActionsProps {
  readonly changes: ReturnType<typeof usePhotoChanges>;
  readonly hasPhoto: boolean;
  readonly isRemovable: boolean;
}

function PhotoActions({ changes, hasPhoto, isRemovable }: PhotoActionsProps) {
  const { t } = useTexts();
  const hasCamera = useMediaQuery("(pointer: coarse)", { noSsr: true });
  const helpId = useId();
  const { unsent, isBusy, error, take, remove } = changes;
  const chooser = { isBusy, describedBy: helpId, onChosen: take };
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {unsent && (
          <Button variant="contained" aria-describedby={helpId} onClick={() => take(unsent)} sx={{ minHeight: 48 }}>
            {t("community.photo.again")}
          </Button>
        )}
        {hasCamera && <PhotoChooser isTaken label={t("community.photo.take")} {...chooser} />}
        <PhotoChooser label={t(hasPhoto ? "community.photo.change" : "community.photo.choose")} {...chooser} />
        {hasPhoto && isRemovable && (
          <Button color="inherit" aria-disabled={isBusy} onClick={() => void remove()} sx={{ minHeight: 48 }}>
            {t("community.photo.remove")}
          </Button>
        )}
      </Box>
      <Typography
        id={helpId}
        role={error ? "alert" : undefined}
        variant="body2"
        sx={{ color: error ? "error.main" : "text.secondary" }}
      >
        {error ?? t("community.photo.limits", { megabytes: megabytes(LARGEST_PHOTO) })}
      </Typography>
    </>
  );
}
