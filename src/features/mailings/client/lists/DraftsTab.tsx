import { EmptyState, RelativeTime, useTexts } from "../../../../client/kit/console";
import type { DraftItem } from "../../shared/api/drafts";
import { useEmailPage } from "../useEmailPage";
import { useDrafts } from "../useMailings";
import { CardAction, ListCard, useFacts } from "./ListCard";
import { PagedList } from "./PagedList";
import { useRemoval } from "./useRemoval";

function DraftCard({ draft }: { readonly draft: DraftItem }) {
  const { t } = useTexts();
  const { edit } = useEmailPage();
  const factsOf = useFacts();
  const { id, subject, updatedAt } = draft;
  const { isBusy, remove } = useRemoval({ id, subject, state: "DRAFT" });
  return (
    <ListCard
      subject={subject}
      facts={
        <>
          {factsOf(draft)} · <RelativeTime value={updatedAt} />
        </>
      }
      actions={
        <>
          <CardAction subject={subject} label={t("mailings.drafts.goOn")} icon="Edit" onClick={() => edit(id)} />
          <CardAction
            subject={subject}
            label={t("mailings.delete")}
            icon="Delete"
            isDestructive
            isBusy={isBusy}
            onClick={remove}
          />
        </>
      }
    />
  );
}

/** What the team has begun to write. */
export function DraftsTab() {
  const { t } = useTexts();
  const empty = <EmptyState icon="EditNote" title={t("mailings.drafts.empty.title")} body={t("mailings.drafts.empty.body")} />;
  return (
    <PagedList pages={useDrafts()} failed={t("mailings.drafts.loadFailed")} empty={empty}>
      {(draft) => <DraftCard key={draft.id} draft={draft} />}
    </PagedList>
  );
}
