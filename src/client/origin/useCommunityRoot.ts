import { useCallback, useEffect, useState } from "react";
import { loadPersonalization, type Personalization } from "../community/personalization";
import { findMemberStep, type MemberStep } from "../community/steps/memberStep";
import { setApiContext } from "../data/api";
import { openSession, type Session } from "../data/session";

export interface Sessions {
  readonly member: Session | undefined;
  readonly staff: Session | undefined;
}

export type RootState =
  | { readonly status: "loading" }
  | { readonly status: "unknown" }
  | { readonly status: "failed"; readonly error: unknown }
  | {
      readonly status: "ready";
      readonly community: Personalization;
      readonly sessions: Sessions;
      readonly step: MemberStep | undefined;
    };

async function openSessions(communityId: string): Promise<Sessions> {
  const [member, staff] = await Promise.all([openSession(`member:${communityId}`), openSession(`staff:${communityId}`)]);
  return { member, staff };
}

async function openStep({ communityId, origin }: Personalization, { member }: Sessions): Promise<MemberStep | undefined> {
  if (!member) return undefined;
  setApiContext({ space: `member:${communityId}` });
  return findMemberStep(member, origin);
}

/** The community that the address names, and who is signed in to it. */
export function useCommunityRoot(origin: string) {
  const [state, setState] = useState<RootState>({ status: "loading" });

  const load = useCallback(
    async (beforeShowing?: () => void) => {
      try {
        const community = await loadPersonalization(origin);
        const sessions = community && (await openSessions(community.communityId));
        const step = community && sessions && (await openStep(community, sessions));
        beforeShowing?.();
        setState(community && sessions ? { status: "ready", community, sessions, step } : { status: "unknown" });
      } catch (error) {
        setState({ status: "failed", error });
      }
    },
    [origin],
  );

  useEffect(() => void load(), [load]);

  const retry = useCallback(() => {
    setState({ status: "loading" });
    void load();
  }, [load]);

  /** Takes over how the community looks now; who is signed in stays as it is. */
  const restyle = useCallback(async () => {
    const community = await loadPersonalization(origin);
    if (community) setState((before) => (before.status === "ready" ? { ...before, community } : before));
  }, [origin]);

  const forget = useCallback((kind: keyof Sessions) => {
    setState((before) =>
      before.status === "ready" ? { ...before, sessions: { ...before.sessions, [kind]: undefined } } : before,
    );
  }, []);

  // `reload`, after a sign-in, leaves the screen as it is meanwhile; the address changes with it, not before.
  return { state, reload: load, restyle, retry, forget };
}
