import Link from "@mui/material/Link";
import { useTexts } from "../../texts/TextsProvider";

/** Keyboard users pass the navigation in one step. */
export function SkipLink() {
  const { t } = useTexts();
  return (
    <Link
      href="#content"
      sx={{
        position: "absolute",
        left: 8,
        top: -80,
        zIndex: "tooltip",
        p: 1.5,
        borderRadius: 1,
        bgcolor: "background.paper",
        "&:focus": { top: 8 },
      }}
    >
      {t("common.skip")}
    </Link>
  );
}
