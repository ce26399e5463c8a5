import CloseOutlined from "@mui/icons-material/CloseOutlined";
import RefreshOutlined from "@mui/icons-material/RefreshOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { fileSize } from "../../../../shared/fileSize";
import { FileIcon } from "./FileIcon";
import type { Upload } from "./upload";
import type { Translate, UploadsModel } from "./useUploads";

const SIDE = 44;

/** A picture in small, from this device or as it is kept; else what it is. */
function Thumbnail({ upload: { kind, local, file } }: { readonly upload: Upload }) {
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    if (kind !== "image" || !local || file) return setOwn(undefined);
    const made = URL.createObjectURL(local);
    setOwn(made);
    return () => URL.revokeObjectURL(made);
  }, [kind, local, file]);
  const src = file ?? own;
  return (
    <Box sx={{ width: SIDE, height: SIDE, flexShrink: 0, display: "grid", placeItems: "center" }}>
      {kind === "image" && src ? (
        <Box component="img" src={src} alt="" sx={{ width: SIDE, height: SIDE, objectFit: "cover", borderRadius: 1 }} />
      ) : (
        <FileIcon kind={kind} />
      )}
    </Box>
  );
}

interface ItemProps extends Pick<UploadsModel, "remove" | "retry"> {
  readonly upload: Upload;
  readonly t: Translate;
  readonly language: string;
}

function Standing({ upload: { state, size, issue, progress, name }, t, language }: Pick<ItemProps, "upload" | "t" | "language">) {
  if (issue)
    return (
      <Typography role="alert" variant="body2" sx={{ color: "error.main", overflowWrap: "anywhere" }}>
        {issue}
      </Typography>
    );
  const said = state === "sending" ? `${Math.round(progress * 100)} %` : t(`comments.files.${state}`);
  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
        {fileSize(size, language)} · {said}
      </Typography>
      {state === "sending" && (
        <LinearProgress
          variant={progress < 1 ? "determinate" : "indeterminate"}
          value={progress * 100}
          aria-label={t("comments.files.sending", { name })}
          sx={{ mt: 0.5, borderRadius: 1 }}
        />
      )}
    </>
  );
}

function Item({ upload, t, language, remove, retry }: ItemProps) {
  const { key, name, state } = upload;
  const isOnItsWay = state === "sending" || state === "waiting";
  const removal = t(isOnItsWay ? "comments.files.cancel" : "comments.files.remove", { name });
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        p: 0.5,
        border: 1,
        borderColor: upload.issue ? "error.main" : "divider",
        borderRadius: 1,
        backgroundColor: "background.paper",
      }}
    >
      <Thumbnail upload={upload} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap title={name} sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Standing upload={upload} t={t} language={language} />
      </Box>
      {state === "failed" && (
        <IconButton
          aria-label={t("comments.files.retryNamed", { name })}
          title={t("comments.files.retry")}
          onClick={() => retry(key)}
          sx={{ minWidth: 44, minHeight: 44 }}
        >
          <RefreshOutlined />
        </IconButton>
      )}
      <IconButton aria-label={removal} title={removal} onClick={() => remove(key)} sx={{ minWidth: 44, minHeight: 44 }}>
        <CloseOutlined />
      </IconButton>
    </Box>
  );
}

interface UploadItemsProps extends Pick<ItemProps, "t" | "language"> {
  readonly model: UploadsModel;
}

/** The files that are to go with what is being written, each with how far it is. */
export function UploadItems({ model, t, language }: UploadItemsProps) {
  const { uploads, remove, retry } = model;
  if (uploads.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t("comments.files.list")}
      sx={{
        ...{ listStyle: "none", m: 0, p: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 0.75 },
        // Many of them leave room for what is being written.
        ...{ maxHeight: "40vh", overflowY: "auto" },
      }}
    >
      {uploads.map((upload) => (
        <Item key={upload.key} upload={upload} t={t} language={language} remove={remove} retry={retry} />
      ))}
    </Box>
  );
}
