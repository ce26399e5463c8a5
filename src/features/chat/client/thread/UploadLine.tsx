import CloseOutlined from "@mui/icons-material/CloseOutlined";
import InsertDriveFileOutlined from "@mui/icons-material/InsertDriveFileOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { Upload } from "./useUpload";
import { useWords } from "./words";

interface UploadLineProps {
  readonly upload: Upload;
  readonly onRetry: (file: File) => void;
  readonly onRemove: () => void;
}

/** The file that is to go with the next message: how far it is, or why it isn't there. */
export function UploadLine({ upload: { name, progress, sent, issue, file }, onRetry, onRemove }: UploadLineProps) {
  const { t } = useWords();
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 1, pb: 0.5 }}>
      {sent?.field === "image" ? (
        <Box component="img" src={sent.url} alt="" sx={{ width: 44, height: 44, objectFit: "cover", borderRadius: 1 }} />
      ) : (
        <InsertDriveFileOutlined color={issue ? "error" : "inherit"} />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {name}
        </Typography>
        {issue ? (
          <Typography variant="body2" role="alert" sx={{ color: "error.main" }}>
            {issue}
          </Typography>
        ) : (
          !sent && <LinearProgress variant="determinate" value={progress * 100} aria-label={t("chat.file.sending", { name })} />
        )}
      </Box>
      {file && (
        <Button size="small" onClick={() => onRetry(file)} sx={{ minHeight: 44 }}>
          {t("chat.again")}
        </Button>
      )}
      <IconButton aria-label={t("chat.file.remove", { name })} onClick={onRemove} sx={{ width: 44, height: 44 }}>
        <CloseOutlined />
      </IconButton>
    </Box>
  );
}
