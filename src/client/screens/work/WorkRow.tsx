import { Box, ButtonBase, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { Icon } from "../../theme/icons";
import type { WorkLine } from "./workLine";

/** A line of a card: one link, as wide as the card. */
export function WorkRow({ line }: { readonly line: WorkLine }) {
  const { title, detail, action, to, isUrgent = false } = line;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider" }}>
      <ButtonBase
        component={Link}
        to={to}
        sx={{
          width: "100%",
          minHeight: 60,
          px: 2,
          py: 1,
          display: "flex",
          justifyContent: "space-between",
          gap: 2,
          textAlign: "left",
          "&:hover": { bgcolor: "action.hover" },
        }}
      >
        <Box component="span" sx={{ minWidth: 0, display: "grid", gap: 0.25 }}>
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {title}
          </Typography>
          {detail ? (
            <Typography
              component="span"
              variant="body2"
              sx={{ display: "flex", alignItems: "center", gap: 0.5, color: isUrgent ? "warning.main" : "text.secondary" }}
            >
              {isUrgent ? <Icon name="Schedule" sx={{ fontSize: 16 }} /> : null}
              <span>{detail}</span>
            </Typography>
          ) : null}
        </Box>
        <Typography
          component="span"
          sx={{ flex: "none", display: "flex", alignItems: "center", color: "primary.main", fontWeight: 600 }}
        >
          {action}
          <Icon name="ChevronRight" sx={{ fontSize: 20 }} />
        </Typography>
      </ButtonBase>
    </Box>
  );
}
