import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { useRequest } from "../../community/data/request";
import { failureOf } from "../../community/pages/failureOf";
import { ErrorState } from "../../community/parts/ErrorState";
import { ApiError } from "../../data/api";
import { useTexts } from "../../texts/TextsProvider";
import { useKept } from "../useKept";
import { ROWS } from "./rows";
import { SessionRow } from "./SessionRow";
import { SettingsCard } from "./SettingsCard";
import type { OwnSession } from "./sessions";

type Notice = { readonly severity: "error" | "success"; readonly text: string };

/** Where one is signed in; this one first. */
export function SessionsCard() {
  const { t } = useTexts();
  const request = useRequest();
  const { data, error, reload } = useKept<readonly OwnSession[]>("/api/sessions");
  const [told, setTold] = useState<Notice>();
  const sessions = data?.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];

  const end = async (send: () => Promise<number>) => {
    setTold(undefined);
    try {
      setTold({ severity: "success", text: t("security.sessions.ended", { smart_count: await send() }) });
    } catch (failure) {
      setTold({ severity: "error", text: failureOf(failure, [], t).form ?? "" });
    }
    await reload();
  };
  const endOne = async (id: string) => {
    await request(`/api/sessions/${id}`, { method: "DELETE" }).catch((failure: unknown) => {
      // It ended by itself meanwhile.
      if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
    });
    return 1;
  };
  const endOthers = async () => (await request<{ ended: number }>("/api/sessions/end-others", { method: "POST" })).ended;

  return (
    <SettingsCard title={t("security.sessions.title")} intro={t("security.sessions.intro")}>
      <Box role="status" sx={{ "&:empty": { display: "none" } }}>
        {told && <Alert severity={told.severity}>{told.text}</Alert>}
      </Box>
      {!sessions && error === undefined && <Skeleton variant="rounded" height={120} />}
      {!sessions && error !== undefined && <ErrorState error={error} onRetry={() => void reload()} />}
      {sessions && (
        <Box component="ul" sx={ROWS}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void end(() => endOne(session.id))} />
          ))}
        </Box>
      )}
      {others.length > 0 && (
        <Button variant="outlined" onClick={() => void end(endOthers)} sx={{ minHeight: 44, justifySelf: "start" }}>
          {t("security.sessions.endOthers")}
        </Button>
      )}
    </SettingsCard>
  );
}
