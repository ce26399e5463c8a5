import { useCallback, useEffect, useState } from "react";
import type { CommunityTheme } from "../../contracts/api/community";
import { loadCommunityTheme } from "../community/communityTheme";
import { findMemberStep, type MemberStep } from "../community/steps/memberStep";
import { setApiContext } from "../data/api";
import { openSession, type Session } from "../data/session";
import { enterDirectly } from "./enterDirectly";

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
      readonly community: CommunityTheme;
      readonly sessions: Sessions;
      readonly step: MemberStep | undefined;
      /** Why the link that was to sign in did not. */
      readonly refusal: unknown;
    };

async function openSessions(communityId: string): Promise<Sessions> {
  const [member, staff] = await Promise.all([openSession(`member:${communityId}`), openSession(`staff:${communityId}`)]);
  return { member, staff };
}

async function openStep(community: CommunityTheme, { member }: Sessions): Promise<MemberStep | undefined> {
  if (!member) return undefined;
  setApiContext({ space: `member:${community.communityId}` });
  return findMemberStep(member, community);
}

/** The community that the address names, and who is signed in to it. */
export function useCommunityRoot(origin: string) {
  const [state, setState] = useState<RootState>({ status: "loading" });

  const read = useCallback(() => loadCommunityTheme(origin), [origin]);

  const load = useCallback(
    async (beforeShowing?: () => void) => {
      try {
        const community = await read();
        const refusal = community && (await enterDirectly(community));
        const sessions = community && (await openSessions(community.communityId));
        const step = community && sessions && (await openStep(community, sessions));
        beforeShowing?.();
        setState(community && sessions ? { status: "ready", community, sessions, step, refusal } : { status: "unknown" });
      } catch (error) {
        setState({ status: "failed", error });
      }
    },
    [read],
  );

  useEffect(() => void load(), [load]);

  const retry = useCallback(() => {
    setState({ status: "loading" });
    void load();
  }, [load]);

  const forget = useCallback((kind: keyof Sessions) => {
    setState((before) =>
      before.status === "ready" ? { ...before, sessions: { ...before.sessions, [kind]: undefined } } : before,
    );
  }, []);

  /** Another look, the same people. */
  const refresh = useCallback(() => {
    const wear = (community: CommunityTheme | undefined) =>
      setState((before) => {
        if (before.status !== "ready") return before;
        if (!community) return { status: "unknown" };
        // What is the same in all its parts is no reason to draw everything anew.
        return JSON.stringify(before.community) === JSON.stringify(community) ? before : { ...before, community };
      });
    // What can't be read now is worn as it was.
    read().then(wear, () => undefined);
  }, [read]);

  // `reload`, after a sign-in, leaves the screen as it is meanwhile; the address changes with it, not before.
  return { state, reload: load, retry, refresh, forget };
}
