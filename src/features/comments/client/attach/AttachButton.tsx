import AttachFileOutlined from "@mui/icons-material/AttachFileOutlined";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { type ChangeEvent, useRef } from "react";
import type { FileKind } from "../../../../shared/fileKinds";
import { acceptOf } from "../../../../shared/fileTypes";

interface AttachButtonProps {
  readonly label: string;
  /** What the chooser offers. @default all */
  readonly kinds?: readonly FileKind[] | undefined;
  /** An icon alone. @default false */
  readonly isCompact?: boolean;
  readonly describedBy?: string;
  readonly onChosen: (files: readonly File[]) => void;
}

/** Opens the file chooser, which on a phone offers the camera as well. */
export function AttachButton({ label, kinds, isCompact = false, describedBy, onChosen }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // The same file may be chosen once more.
    event.target.value = "";
    if (files.length > 0) onChosen(files);
  };
  const open = () => input.current?.click();
  return (
    <>
      {isCompact ? (
        <IconButton
          aria-label={label}
          title={label}
          aria-describedby={describedBy}
          onClick={open}
          sx={{ minWidth: 44, minHeight: 44 }}
        >
          <AttachFileOutlined />
        </IconButton>
      ) : (
        <Button
          color="inherit"
          startIcon={<AttachFileOutlined />}
          aria-describedby={describedBy}
          onClick={open}
          sx={{ minHeight: 44 }}
        >
          {label}
        </Button>
      )}
      <input ref={input} type="file" multiple accept={acceptOf(kinds)} hidden onChange={choose} data-attach />
    </>
  );
}
