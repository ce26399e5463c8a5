import { Box, Link as MuiLink, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { RelativeTime } from "../../screens/common/RelativeTime";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";
import { OutboxState } from "./OutboxState";
import type { OutboxEntry } from "./outboxApi";
import { useReason } from "./useReason";

const ICONS = { mail: "Email", sms: "Smartphone", callback: "Code" } as const;

/** A message in the list: what, to whom, how it stands, when. The whole row leads to it. */
export function OutboxRow({ entry }: { readonly entry: OutboxEntry }) {
  const { t } = useTexts();
  const reason = useReason();
  const { id, channel, subject, to, space, error, createdAt } = entry;
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr) auto", md: "minmax(0, 1fr) 13rem 9rem" },
        alignItems: "center",
        columnGap: 3,
        rowGap: 0.75,
        px: 2,
        py: 1.5,
        "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" },
        "&:hover": { bgcolor: "action.hover" },
      }}
    >
      <Box
        sx={{
          gridColumn: { xs: "1 / -1", md: "auto" },
          minWidth: 0,
          display: "grid",
          gridTemplateColumns: "auto minmax(0, 1fr)",
          columnGap: 1.5,
        }}
      >
        <Box
          role="img"
          aria-label={t(`console.outbox.channel.${channel}`)}
          sx={{ display: "grid", placeItems: "center", color: "text.secondary" }}
        >
          <Icon name={ICONS[channel]} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <MuiLink
            component={Link}
            to={`/outbox/${id}`}
            color="inherit"
            underline="none"
            sx={{
              fontWeight: 600,
              overflowWrap: "anywhere",
              "&::after": { content: '""', position: "absolute", inset: 0 },
              "&:focus-visible": { outline: "none" },
              "&:focus-visible::after": { outline: 2, outlineColor: "primary.main", outlineOffset: -2, outlineStyle: "solid" },
            }}
          >
            {subject ?? t(`console.outbox.channel.${channel}`)}
          </MuiLink>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
            {[to || t("console.outbox.forgotten"), space].filter(Boolean).join(" · ")}
          </Typography>
          {error ? (
            <Typography
              variant="body2"
              color={entry.status === "ERROR" ? "error" : "text.secondary"}
              sx={{ overflowWrap: "anywhere" }}
            >
              {reason(error)}
            </Typography>
          ) : null}
        </Box>
      </Box>
      <Box sx={{ pl: { xs: 4, md: 0 } }}>
        <OutboxState entry={entry} />
      </Box>
      {/* Above the row's link, so that a pointer at rest shows the moment itself. */}
      <Typography variant="body2" color="text.secondary" component="div" sx={{ position: "relative", justifySelf: "end" }}>
        <RelativeTime value={createdAt} />
      </Typography>
    </Box>
  );
}
