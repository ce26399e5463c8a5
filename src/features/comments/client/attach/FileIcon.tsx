import DescriptionOutlined from "@mui/icons-material/DescriptionOutlined";
import ImageOutlined from "@mui/icons-material/ImageOutlined";
import MovieOutlined from "@mui/icons-material/MovieOutlined";
import PictureAsPdfOutlined from "@mui/icons-material/PictureAsPdfOutlined";
import type { FileKind } from "../../../../shared/fileKinds";

const ICONS: Readonly<Record<FileKind, typeof ImageOutlined>> = {
  image: ImageOutlined,
  video: MovieOutlined,
  pdf: PictureAsPdfOutlined,
  document: DescriptionOutlined,
};

/** Says what a file is, beside its name. */
export function FileIcon({ kind }: { readonly kind: FileKind }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden sx={{ color: "text.secondary", flexShrink: 0 }} />;
}
