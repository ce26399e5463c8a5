import { Link, type LinkProps } from "@mui/material";
import { fileSize } from "../../../../shared/fileSize";
import { useTexts } from "../../common/useTexts";
import type { StoredFile } from "./storedFile";
import type { UploadKind } from "./useFileUpload";
import { useStoredFile } from "./useStoredFile";

interface StoredFileLinkProps extends Pick<LinkProps, "variant" | "color"> {
  readonly address: string;
  /** Absent until it is known, and of what lies elsewhere. */
  readonly file: StoredFile | undefined;
  readonly kind: UploadKind;
}

/** A link to a file by its name and size. */
export function StoredFileLink({ address, file, kind, ...look }: StoredFileLinkProps) {
  const { t, language } = useTexts();
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" {...look} sx={{ overflowWrap: "anywhere" }}>
      {file ? t("fields.file.stored", { name: file.name, size: fileSize(file.size, language) }) : t(`fields.${kind}.open`)}
    </Link>
  );
}

/** The cell of a field that holds a file's address. */
export function FileCell({ address, kind }: { readonly address: string; readonly kind: UploadKind }) {
  const [file] = useStoredFile(address);
  return <StoredFileLink address={address} file={file} kind={kind} color="inherit" />;
}
