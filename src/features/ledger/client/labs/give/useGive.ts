import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { clientOf, consoleCommunity, useNotice, useTexts } from "../../../../../client/kit/console";
import type { ledgerApi } from "../../../../../contracts/api/ledger";
import { parseNames } from "../../../../../shared/parseNames";
import type { CustomPoints, pointsApi } from "../../../shared/api/points";
import type { rankingApi } from "../../../shared/api/ranking";
import { LONGEST_REASON, MOST_LABS, MOST_MEMBERS, SHORTEST_REASON } from "../../../shared/points";

const ledger = clientOf<typeof ledgerApi>();
const points = clientOf<typeof pointsApi>();
const ranking = clientOf<typeof rankingApi>();
/** What a movement changes. */
const KEYS = [
  ledger.keyOf("GET /api/members/:id/ledger"),
  ledger.keyOf("GET /api/ledger/overview"),
  ledger.keyOf("GET /api/ledger/movements"),
  ranking.keyOf("GET /client/communities/:id/membersRanking"),
];

export interface GiveForm {
  readonly isTaking: boolean;
  /** As they were typed or pasted. */
  readonly names: string;
  /** LABs for each; `NaN` where what was typed is no whole number. */
  readonly labs: number | undefined;
  readonly reason: string;
}

type Field = "names" | "labs" | "reason";

/** What is missing, by field: locale keys below `ledger.labs.give.issue`. */
export function issuesOf({ names, labs, reason }: GiveForm, memberCount: number): Partial<Record<Field, string>> {
  const length = reason.trim().length;
  return {
    ...(memberCount === 0 && names.trim() === "" ? { names: "names" } : {}),
    ...(memberCount > MOST_MEMBERS ? { names: "tooMany" } : {}),
    ...(labs !== undefined && labs >= 1 && labs <= MOST_LABS ? {} : { labs: "labs" }),
    ...(length < SHORTEST_REASON || length > LONGEST_REASON ? { reason: "reason" } : {}),
  };
}

/** A movement by hand: what is typed, what is missing in it, and sending it once however often one presses. */
export function useGive(ids: readonly string[] | undefined, onDone: () => void) {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  const [form, setForm] = useState<GiveForm>({ isTaking: false, names: "", labs: undefined, reason: "" });
  const [hasTried, setHasTried] = useState(false);
  // One movement has one key, also where its answer was lost and it is sent again.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const members = ids ?? parseNames(form.names);
  const issues = issuesOf(form, members.length);
  const mutation = useMutation({
    mutationFn: (body: CustomPoints) =>
      points.call("POST /client/communities/:id/customPoints", { params: { id: consoleCommunity() }, body }),
    onSuccess: (result) => {
      for (const queryKey of KEYS) void queries.invalidateQueries({ queryKey });
      notice(
        t(form.isTaking ? "ledger.labs.give.taken" : "ledger.labs.give.given", {
          smart_count: result.members,
          labs: form.labs ?? 0,
        }),
      );
      onDone();
    },
  });
  return {
    form,
    members,
    issues: hasTried ? issues : {},
    error: mutation.error,
    isBusy: mutation.isPending,
    change: (part: Partial<GiveForm>) => {
      setForm((before) => ({ ...before, ...part }));
      setKey(crypto.randomUUID());
      mutation.reset();
    },
    submit: () => {
      setHasTried(true);
      if (Object.keys(issues).length > 0 || mutation.isPending) return;
      const points = (form.labs ?? 0) * (form.isTaking ? -1 : 1);
      mutation.mutate({ members, points, reason: form.reason.trim(), key });
    },
  };
}
