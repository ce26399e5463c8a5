import AddPhotoAlternateOutlined from "@mui/icons-material/AddPhotoAlternateOutlined";
import PhotoCameraOutlined from "@mui/icons-material/PhotoCameraOutlined";
import Button from "@mui/material/Button";
import { type ChangeEvent, useRef } from "react";
import { ACCEPTED_PHOTOS } from "./photoIssue";

interface PhotoChooserProps {
  readonly label: string;
  readonly isBusy: boolean;
  /** By the camera, which phones open themselves. @default false */
  readonly isTaken?: boolean;
  readonly describedBy: string;
  readonly onChosen: (file: File) => void;
}

/** A button that opens the file chooser, or the camera. */
export function PhotoChooser({ label, isBusy, isTaken = false, describedBy, onChosen }: PhotoChooserProps) {
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
