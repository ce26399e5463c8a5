import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { PhotoInput, useTexts } from "../../../../../client/kit/member";
import { MOST_IMAGES } from "../../../shared/comment";

interface AttachmentFieldsProps {
  /** Addresses. */
  readonly photos: readonly string[];
  /** Where they are sent to. */
  readonly path: string;
  readonly isCompact: boolean;
  readonly onChange: (photos: readonly string[]) => void;
}

/** Photos that go with a text, each sent as soon as it is chosen. */
export function AttachmentFields({ photos, path, isCompact, onChange }: AttachmentFieldsProps) {
  const { t } = useTexts();
  const [isAdding, setAdding] = useState(false);
  if (isCompact && photos.length === 0 && !isAdding) return null;
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {photos.map((photo, index) => (
        <PhotoInput<{ readonly url: string }>
          key={photo}
          label={t("comments.member.photoNumber", { number: index + 1 })}
          value={photo}
          send={{ path }}
          onSent={({ url }) => onChange(photos.map((one) => (one === photo ? url : one)))}
          onRemove={async () => onChange(photos.filter((one) => one !== photo))}
        />
      ))}
      {isAdding && (
        <PhotoInput<{ readonly url: string }>
          label={t("comments.member.photo")}
          value={null}
          send={{ path }}
          onSent={({ url }) => {
            onChange([...photos, url]);
            setAdding(false);
          }}
        />
      )}
      {!isAdding && photos.length < MOST_IMAGES && (
        <Button color="inherit" onClick={() => setAdding(true)} sx={{ minHeight: 44, justifySelf: "start" }}>
          {t("comments.member.addPhoto")}
        </Button>
      )}
    </Box>
  );
}
