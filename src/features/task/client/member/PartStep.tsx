import ExpandMoreOutlined from "@mui/icons-material/ExpandMoreOutlined";
import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTexts, View } from "../../../../client/kit/member";
import { type ConversationProps, conversation } from "../../../../contracts/views/conversation";
import type { MemberPart, PartKind } from "../../shared/api";
import { PartState } from "./PartState";

interface PartStepProps {
  readonly activityId: string;
  readonly part: MemberPart;
  /** Counted from 1. */
  readonly number: number;
  readonly isOpen: boolean;
  readonly isOwnOnly: boolean;
  readonly onToggle: () => void;
  readonly onChanged: () => void;
}

/** What is offered to attach. */
const ASKS_FOR: Readonly<Record<PartKind, ConversationProps["asksFor"]>> = {
  TEXT: undefined,
  PHOTO: "image",
  VIDEO: "video",
  FILE: "file",
};

function Content({ activityId, part, isOwnOnly, onChanged }: Omit<PartStepProps, "number" | "isOpen" | "onToggle">) {
  const { t } = useTexts();
  const { id: topicId, description, kind, minWords, state, explanation } = part;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {description && <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{description}</Typography>}
      {state === "SENT_BACK" && (
        <Alert severity="warning">
          <AlertTitle>{t("task.sentBackTitle")}</AlertTitle>
          {explanation}
        </Alert>
      )}
      {state === "TODO" && minWords !== null && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("task.wordsWanted", { smart_count: minWords })}
        </Typography>
      )}
      <View
        of={conversation}
        props={{
          ...{ activityId, topicId, form: "feed", isOwnOnly, invitation: t(`task.invitations.${kind}`), onChanged },
          ...(ASKS_FOR[kind] ? { asksFor: ASKS_FOR[kind] } : {}),
        }}
      />
    </Box>
  );
}

/** A part of a task as a numbered step: its state, and in it the answer with what the team replied. */
export function PartStep({ number, isOpen, onToggle, ...content }: PartStepProps) {
  const { part } = content;
  return (
    <Accordion
      component="li"
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={onToggle}
      slotProps={{ heading: { component: "h2" }, transition: { unmountOnExit: true } }}
      sx={{ borderRadius: 1, "&::before": { display: "none" } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreOutlined />} sx={{ minHeight: 64 }}>
        <Box sx={{ display: "grid", gridTemplateColumns: "auto 1fr", columnGap: 1.5, rowGap: 0.25, minWidth: 0 }}>
          <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
            {number}
          </Typography>
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {part.title}
          </Typography>
          <Box component="span" sx={{ gridColumn: 2 }}>
            <PartState state={part.state} isRequired={part.isRequired} />
          </Box>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <Content {...content} />
      </AccordionDetails>
    </Accordion>
  );
}
