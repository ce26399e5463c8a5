import { Box, Button, Chip, IconButton, Menu, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, useConfirm, useTexts } from "../../../client/kit/console";
import { SENTIMENTS, type Sentiment } from "../shared/analysis";
import type { AnalysisData, Passage, Topic } from "../shared/api";
import { ClaimItem } from "./ClaimItem";
import { PassageList } from "./PassageList";
import { TopicDialog } from "./TopicDialog";
import type { AnalysisActions } from "./useAnalysis";

const COLOURS = { POSITIVE: "success", NEUTRAL: "default", NEGATIVE: "error" } as const;

interface TopicCardProps {
  readonly topic: Topic;
  readonly topics: readonly Topic[];
  readonly quotes: readonly Passage[];
  readonly mayChange: boolean;
  readonly actions: Pick<AnalysisActions, "change" | "remove">;
  readonly claims: AnalysisData["claims"];
  /** @param sentiment those alone; all if it is left out */
  readonly onShow: (sentiment?: Sentiment) => void;
}

function TopicMenu({ topic, topics, actions }: Pick<TopicCardProps, "topic" | "topics" | "actions">) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<"rename" | "merge">();
  const { title } = topic;
  const choose = (action: "rename" | "merge") => {
    setAnchor(null);
    setDialog(action);
  };
  async function remove() {
    setAnchor(null);
    const isSure = await confirm({
      title: t("analysis.topics.removeTitle", { title }),
      body: t("analysis.topics.removeBody"),
      confirmLabel: t("analysis.topics.remove"),
      isDestructive: true,
    });
    if (isSure) await actions.remove(topic.id);
  }
  return (
    <>
      <IconButton
        aria-label={t("analysis.topics.actions", { title })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="MoreVert" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose("rename")}>{t("analysis.topics.rename")}</MenuItem>
        {topics.length > 1 && <MenuItem onClick={() => choose("merge")}>{t("analysis.topics.merge")}</MenuItem>}
        <MenuItem onClick={() => void remove()}>{t("analysis.topics.remove")}</MenuItem>
      </Menu>
      {dialog && (
        <TopicDialog
          action={dialog}
          topic={topic}
          topics={topics}
          onChange={actions.change}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

/** How its texts feel about the topic; each number leads to the texts that it counts. */
function Sentiments({
  topic: { title },
  sentiment,
  onShow,
}: Pick<TopicCardProps, "topic" | "onShow"> & { readonly sentiment: NonNullable<Topic["sentiment"]> }) {
  const { t } = useTexts();
  const counts = { POSITIVE: sentiment.positive, NEUTRAL: sentiment.neutral, NEGATIVE: sentiment.negative };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 1.5 }}>
      {SENTIMENTS.map((one) => {
        const label = t(`analysis.sentiment.${one}`);
        return (
          <Chip
            key={one}
            size="small"
            variant="outlined"
            color={COLOURS[one]}
            label={`${label} ${counts[one]}`}
            disabled={counts[one] === 0}
            aria-label={t("analysis.sentiment.show", { sentiment: label, title, smart_count: counts[one] })}
            onClick={() => onShow(one)}
          />
        );
      })}
    </Box>
  );
}

/** A topic: how many texts it has, what sets it apart, and the most typical ones. */
export function TopicCard({ topic, topics, quotes, claims, mayChange, actions, onShow }: TopicCardProps) {
  const { t } = useTexts();
  const most = Math.max(1, ...topics.map(({ count }) => count));
  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: "divider", "&:last-child": { borderBottom: 0, pb: 0 } }}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "start", justifyContent: "space-between" }}>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
            <Typography variant="h5" component="h3" sx={{ overflowWrap: "anywhere" }}>
              {topic.title}
            </Typography>
            {topic.origin === "MODERATOR" && <Chip size="small" label={t("analysis.topics.ofTeam")} />}
          </Box>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("analysis.topics.words", { words: topic.words.join(", ") })}
          </Typography>
        </Box>
        {mayChange && <TopicMenu topic={topic} topics={topics} actions={actions} />}
      </Box>
      <Box sx={{ display: "flex", gap: 1.5, alignItems: "center", my: 1 }}>
        <Box aria-hidden sx={{ flex: 1, height: 10, borderRadius: 1, bgcolor: "action.hover", overflow: "hidden" }}>
          <Box style={{ width: `${(100 * topic.count) / most}%` }} sx={{ height: "100%", bgcolor: "primary.main" }} />
        </Box>
        <Button
          size="small"
          onClick={() => onShow()}
          aria-label={`${t("analysis.topics.count", { smart_count: topic.count })}. ${t("analysis.topics.show", { title: topic.title })}`}
        >
          {t("analysis.topics.count", { smart_count: topic.count })}
        </Button>
      </Box>
      {topic.sentiment && <Sentiments topic={topic} sentiment={topic.sentiment} onShow={onShow} />}
      {claims.length > 0 && (
        <Box component="ul" sx={{ m: 0, mb: 1.5, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
          {claims.map((claim) => (
            <ClaimItem key={claim.text} claim={claim} />
          ))}
        </Box>
      )}
      <PassageList passages={quotes} />
    </Box>
  );
}
