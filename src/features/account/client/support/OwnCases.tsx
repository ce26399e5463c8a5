import { Box, Typography } from "@mui/material";
import {
  EmptyState,
  ErrorState,
  LoadingState,
  RelativeTime,
  SectionCard,
  StateChip,
  useTexts,
} from "../../../../client/kit/console";
import type { SupportCase } from "../../shared/supportApi";
import { useOwnCases } from "./useMessage";

const TONES = { OPEN: "wait", ANSWERED: "good", CLOSED: "calm" } as const;
const WORDS = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;

function Case({ item }: { readonly item: SupportCase }) {
  const { t } = useTexts();
  const { subject, status, message, study, answer, createdAt, answeredAt } = item;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: "grid", gap: 1, py: 2, borderBottom: 1, borderColor: "divider" },
        "&:first-of-type": { pt: 0 },
        "&:last-child": { borderBottom: 0, pb: 0 },
      }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {t(`entities.supportCase.enums.subject.${subject}`)}
        </Typography>
        <StateChip tone={TONES[status]} label={t(`account.support.state.${status}`)} />
      </Box>
      <Typography sx={WORDS}>{message}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("account.support.sentOn")} <RelativeTime value={createdAt} />
        {study && ` · ${t("account.support.about")} «${study.name ?? ""}»`}
      </Typography>
      {answer !== null && (
        <Box sx={{ mt: 0.5, p: 2, borderRadius: 1, backgroundColor: "action.hover", display: "grid", gap: 0.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t("account.support.answered")}
            {answeredAt && (
              <Typography component="span" variant="body2" sx={{ color: "text.secondary", fontWeight: 400 }}>
                {" · "}
                <RelativeTime value={answeredAt} />
              </Typography>
            )}
          </Typography>
          <Typography sx={WORDS}>{answer}</Typography>
        </Box>
      )}
    </Box>
  );
}

/** What the person has asked, with the answers. */
export function OwnCases() {
  const { t } = useTexts();
  const { data, error, refetch } = useOwnCases();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  return (
    <SectionCard title={t("account.support.own")}>
      {data.cases.length === 0 ? (
        <EmptyState icon="Inbox" title={t("account.support.none.title")} body={t("account.support.none.body")} />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {data.cases.map((item) => (
            <Case key={item.id} item={item} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
