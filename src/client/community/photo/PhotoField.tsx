import AddAPhotoOutlined from "@mui/icons-material/AddAPhotoOutlined";
import PersonOutlined from "@mui/icons-material/PersonOutlined";
import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { type ChangeEvent, useId, useRef } from "react";
import { LARGEST_IMAGE } from "../../../shared/photo";
import { useTexts } from "../../texts/TextsProvider";
import { ACCEPTED_PHOTOS, megabytes } from "./photoIssue";
import { usePhotoUpload } from "./usePhotoUpload";

interface PhotoFieldProps {
  readonly value: string | null;
  /** What the server says of it. */
  readonly refusal?: string | undefined;
  readonly onChange: (url: string | null) => void;
}

/** One's photo: seen at once, sent with its progress, taken away again. */
export function PhotoField({ value, refusal, onChange }: PhotoFieldProps) {
  const { t } = useTexts();
  const { progress, issue, send } = usePhotoUpload<{ readonly url: string }>({
    path: "/experienceLabs/file",
    largest: LARGEST_IMAGE,
    onSent: ({ url }) => onChange(url),
  });
  const input = useRef<HTMLInputElement>(null);
  const issueId = useId();
  const said = issue ?? refusal;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen once more.
    event.target.value = "";
    if (file) void send(file);
  };
  return (
    <Box
      role="group"
      aria-label={t("entities.member.fields.image")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 2.5, alignItems: "start" }}
    >
      <Avatar
        {...(value ? { src: value } : {})}
        alt={t("community.photo.own")}
        sx={{ width: 96, height: 96, bgcolor: "primary.main", color: "primary.contrastText" }}
      >
        <PersonOutlined sx={{ fontSize: 48 }} />
      </Avatar>
      <Box sx={{ flex: "1 1 200px", minWidth: 0, display: "grid", gap: 1 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<AddAPhotoOutlined />}
            aria-disabled={progress !== undefined}
            {...(said ? { "aria-describedby": issueId } : {})}
            onClick={() => progress === undefined && input.current?.click()}
            sx={{ minHeight: 44 }}
          >
            {t(value ? "community.photo.change" : "community.photo.add")}
          </Button>
          {value && (
            <Button color="inherit" onClick={() => onChange(null)} sx={{ minHeight: 44, ml: -1 }}>
              {t("community.photo.remove")}
            </Button>
          )}
        </Box>
        <input ref={input} type="file" accept={ACCEPTED_PHOTOS} hidden onChange={take} data-photo="" />
        {progress !== undefined && (
          <LinearProgress
            variant={progress < 1 ? "determinate" : "indeterminate"}
            value={progress * 100}
            aria-label={t("community.photo.sending")}
          />
        )}
        <Typography
          id={issueId}
          role={said ? "alert" : undefined}
          variant="body2"
          sx={{ color: said ? "error.main" : "text.secondary" }}
        >
          {said ?? t("community.photo.help", { megabytes: megabytes(LARGEST_IMAGE) })}
        </Typography>
      </Box>
    </Box>
  );
}
