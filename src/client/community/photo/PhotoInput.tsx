import AddPhotoAlternateOutlined from "@mui/icons-material/AddPhotoAlternateOutlined";
import PhotoCameraOutlined from "@mui/icons-material/PhotoCameraOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { LARGEST_PHOTO } from "../../../shared/photo";
import { useTexts } from "../../texts/TextsProvider";
import { failureOf } from "../pages/failureOf";
import { OpenableImage } from "../parts/OpenableImage";
import { ACCEPTED_PHOTOS, megabytes } from "./photoIssue";
import type { FileCall } from "./sendFile";
import { useObjectUrl } from "./useObjectUrl";
import { usePhotoUpload } from "./usePhotoUpload";

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

interface ChooserProps {
  readonly label: string;
  readonly isBusy: boolean;
  /** By the camera, which phones open themselves. @default false */
  readonly isTaken?: boolean;
  readonly describedBy: string;
  readonly onChosen: (file: File) => void;
}

function Chooser({ label, isBusy, isTaken = false, describedBy, onChosen }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen once more.
    event.target.value = "";
    if (file) onChosen(file);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={isTaken ? <PhotoCameraOutlined /> : <AddPhotoAlternateOutlined />}
        aria-disabled={isBusy}
        aria-describedby={describedBy}
        onClick={() => !isBusy && input.current?.click()}
        sx={{ minHeight: 48 }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_PHOTOS}
        {...(isTaken ? { capture: "environment" } : {})}
        hidden
        onChange={choose}
        data-photo={isTaken ? "camera" : "file"}
      />
    </>
  );
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
  const hasCamera = useMediaQuery("(pointer: coarse)", { noSsr: true });
  const [chosen, setChosen] = useState<File>();
  const [isRemoving, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const upload = usePhotoUpload<Answer>({
    ...send,
    largest: LARGEST_PHOTO,
    onSent: (answer) => {
      setChosen(undefined);
      onSent(answer);
    },
  });
  const preview = useObjectUrl(upload.progress !== undefined || upload.unsent ? chosen : undefined);
  const group = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const isBusy = upload.progress !== undefined || isRemoving;
  const said = upload.fault ?? refusal;
  const src = preview ?? value;

  const take = (file: File) => {
    setRefusal(undefined);
    setChosen(file);
    void upload.send(file);
  };
  const remove = async () => {
    if (!onRemove || isBusy) return;
    setRemoving(true);
    setRefusal(undefined);
    try {
      await onRemove();
      // The button is gone with the photo.
      group.current?.focus();
    } catch (error) {
      setRefusal(failureOf(error, [], t).form);
    } finally {
      setRemoving(false);
    }
  };

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
      {upload.progress !== undefined && (
        <LinearProgress
          variant={upload.progress < 1 ? "determinate" : "indeterminate"}
          value={upload.progress * 100}
          aria-label={t("community.photo.sending")}
        />
      )}
      {!isReadOnly && (
        <>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            {upload.unsent && (
              <Button
                variant="contained"
                aria-describedby={helpId}
                onClick={() => upload.unsent && take(upload.unsent)}
                sx={{ minHeight: 48 }}
              >
                {t("community.photo.again")}
              </Button>
            )}
            {hasCamera && (
              <Chooser isTaken label={t("community.photo.take")} isBusy={isBusy} describedBy={helpId} onChosen={take} />
            )}
            <Chooser
              label={t(value ? "community.photo.change" : "community.photo.choose")}
              isBusy={isBusy}
              describedBy={helpId}
              onChosen={take}
            />
            {value && onRemove && (
              <Button color="inherit" aria-disabled={isBusy} onClick={() => void remove()} sx={{ minHeight: 48 }}>
                {t("community.photo.remove")}
              </Button>
            )}
          </Box>
          <Typography
            id={helpId}
            role={said ? "alert" : undefined}
            variant="body2"
            sx={{ color: said ? "error.main" : "text.secondary" }}
          >
            {said ?? t("community.photo.limits", { megabytes: megabytes(LARGEST_PHOTO) })}
          </Typography>
        </>
      )}
    </Box>
  );
}
