import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { AttachedFile, Attachments } from "../../../../contracts/api/comments";
import { fileSize } from "../../../../shared/fileSize";
import { FileIcon } from "./FileIcon";
import type { Translate } from "./useUploads";

interface Words {
  readonly t: Translate;
  readonly language: string;
}

/** A file to open, by its name; the size of what lies elsewhere isn't known. */
type OpenableFile = Omit<AttachedFile, "size"> & Partial<Pick<AttachedFile, "size">>;

function FileCard({ file: { file, kind, name, size }, t, language }: Words & { readonly file: OpenableFile }) {
  const said = t(`comments.files.kind.${kind}`);
  return (
    <Link
      href={file}
      target="_blank"
      rel="noreferrer"
      underline="none"
      color="text.primary"
      aria-label={t("comments.files.of", { kind: said, name })}
      title={t("comments.files.opens")}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        px: 1.25,
        py: 0.75,
        minHeight: 48,
        flex: "0 1 320px",
        minWidth: 0,
        maxWidth: "100%",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        backgroundColor: "background.paper",
        "&:hover": { borderColor: "text.secondary" },
      }}
    >
      <FileIcon kind={kind} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" variant="body2" noWrap sx={{ display: "block", fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
          {[said, ...(size === undefined ? [] : [fileSize(size, language)])].join(" · ")}
        </Typography>
      </Box>
    </Link>
  );
}

/** A film that plays here; one that the browser can't play is there to be downloaded. */
function Film({ file, ...words }: Words & { readonly file: OpenableFile }) {
  const { t } = words;
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <Box sx={{ width: "100%" }}>
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 0.5 }}>
          {t("comments.files.noPlay")}
        </Typography>
        <FileCard file={file} {...words} />
      </Box>
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: people's own recordings come without captions
    <video
      src={file.file}
      controls
      playsInline
      preload="metadata"
      aria-label={t("comments.files.of", { kind: t("comments.files.kind.video"), name: file.name })}
      onError={() => setBroken(true)}
      style={{ display: "block", maxWidth: "100%", maxHeight: 320, borderRadius: 8, backgroundColor: "#000" }}
    />
  );
}

/** What lies elsewhere, or is known by its address alone. */
function unknownOf({ videos, files, pdf }: Attachments, known: ReadonlySet<string>): readonly OpenableFile[] {
  const all: readonly OpenableFile[] = [
    ...videos.map(({ file }) => ({ file, kind: "video" as const, name: file })),
    ...files.map(({ file, name }) => ({ file, kind: "document" as const, name })),
    ...(pdf ? [{ file: pdf, kind: "pdf" as const, name: pdf }] : []),
  ];
  return all.filter(({ file }) => !known.has(file));
}

const ROW = { display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 1 } as const;

interface AttachedFilesProps extends Words {
  readonly comment: Attachments & { readonly attached: readonly AttachedFile[] };
}

/** What goes with a text beside its pictures: films that play, files to open. */
export function AttachedFiles({ comment, ...words }: AttachedFilesProps) {
  const { attached } = comment;
  const films = attached.filter(({ kind }) => kind === "video");
  const files = attached.filter(({ kind }) => kind === "pdf" || kind === "document");
  const unknown = unknownOf(comment, new Set(attached.map(({ file }) => file)));
  if (films.length + files.length + unknown.length === 0) return null;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1, mt: 1 }}>
      {films.length > 0 && (
        <Box sx={ROW}>
          {films.map((file) => (
            <Film key={file.file} file={file} {...words} />
          ))}
        </Box>
      )}
      {files.length + unknown.length > 0 && (
        <Box sx={ROW}>
          {[...files, ...unknown].map((file) => (
            <FileCard key={file.file} file={file} {...words} />
          ))}
        </Box>
      )}
    </Box>
  );
}
