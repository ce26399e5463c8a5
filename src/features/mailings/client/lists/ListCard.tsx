import { Box, Button, Paper, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { MailingItem } from "../../shared/api/parts";
import { useReadable } from "../useReadable";

interface ListCardProps {
  readonly subject: string;
  /** Says how it stands. */
  readonly chip?: ReactNode;
  /** To whom, by whom, when. */
  readonly facts: ReactNode;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

/** A mailing in a list. */
export function ListCard({ subject, chip, facts, children, actions }: ListCardProps) {
  const readable = useReadable();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2.5, display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
        <Typography component="h2" variant="h4" sx={{ overflowWrap: "anywhere" }}>
          {readable(subject)}
        </Typography>
        {chip}
      </Box>
      <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        {facts}
      </Typography>
      {children}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>{actions}</Box>
    </Paper>
  );
}

interface CardActionProps {
  readonly subject: string;
  readonly label: string;
  readonly icon: string;
  readonly isDestructive?: boolean;
  readonly isBusy?: boolean;
  readonly onClick: () => void;
}

/** What can be done with a mailing of a list, which its name for screen readers names. */
export function CardAction({ subject, label, icon, isDestructive = false, isBusy = false, onClick }: CardActionProps) {
  const readable = useReadable();
  return (
    <Button
      size="small"
      color={isDestructive ? "error" : "primary"}
      startIcon={<Icon name={icon} />}
      aria-label={`${label}: ${readable(subject)}`}
      loading={isBusy}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

/** Channel, audience and author of a mailing on one line. */
export function useFacts() {
  const { t } = useTexts();
  return ({ channel, audience, audienceName, author }: Pick<MailingItem, "channel" | "audience" | "audienceName" | "author">) =>
    [t(`mailings.channels.${channel}`), t(`mailings.audience.kinds.${audience}`), audienceName, author]
      .filter(Boolean)
      .join(" · ");
}
