import { Link as MuiLink } from "@mui/material";
import { Link } from "react-router-dom";
import { Icon } from "../../../theme/icons";
import { useEntity } from "../../entity/entities";
import { useEntityPath } from "../../entity/useEntityPath";
import { useEntityTexts } from "../../entity/useEntityTexts";

/** Back to the list that a record belongs to. */
export function BackLink() {
  const { plural } = useEntityTexts();
  const path = useEntityPath();
  const { isSingle } = useEntity();
  // Its list would lead straight back.
  if (isSingle) return null;
  return (
    <MuiLink
      component={Link}
      to={path.list}
      underline="hover"
      color="text.secondary"
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, mb: 1, minHeight: 28, fontWeight: 500 }}
    >
      <Icon name="ChevronLeft" />
      {plural}
    </MuiLink>
  );
}
