import { useMemo } from "react";
import { BrowserRouter, Navigate, Route, Routes } from "react-router-dom";
import type { Session } from "../data/session";
import { TWO_STEP } from "../security/twoStepDoor";
import { type CommunityApp, CommunityContext } from "./CommunityContext";
import { RequestProvider } from "./data/request";
import type { Personalization } from "./personalization";
import { ActivitiesScreen } from "./screens/ActivitiesScreen";
import { HomeScreen } from "./screens/HomeScreen";
import { NotFoundScreen } from "./screens/NotFoundScreen";
import { ProfileScreen } from "./screens/ProfileScreen";
import { BottomBar } from "./shell/BottomBar";
import { Header } from "./shell/Header";
import { SkipLink } from "./shell/SkipLink";

export interface CommunityProps {
  readonly community: Personalization;
  readonly session: Session;
  readonly onExpired: () => void;
  /** A step came up before the member may go on, e.g. new conditions. */
  readonly onStep: () => void;
  readonly onSignOut: () => void;
  /** Where the same person is also staff here. */
  readonly switchToStaff?: () => void;
}

/** The members' app under `/c/{origin}`. */
export function Community({ community, session, onExpired, onStep, onSignOut, switchToStaff }: CommunityProps) {
  const app = useMemo<CommunityApp>(
    () => ({ ...community, session, signOut: onSignOut, switchToStaff }),
    [community, session, onSignOut, switchToStaff],
  );
  return (
    <CommunityContext value={app}>
      <RequestProvider onExpired={onExpired} onStep={onStep}>
        <BrowserRouter basename={`/c/${community.origin}`}>
          <SkipLink />
          <Header />
          <Routes>
            <Route index element={<HomeScreen />} />
            <Route path="login" element={<Navigate to="/" replace />} />
            <Route path={TWO_STEP} element={<Navigate to="/" replace />} />
            <Route path="complete-profile" element={<Navigate to="/" replace />} />
            <Route path="activities" element={<ActivitiesScreen />} />
            <Route path="profile" element={<ProfileScreen />} />
            <Route path="*" element={<NotFoundScreen />} />
          </Routes>
          <BottomBar />
        </BrowserRouter>
      </RequestProvider>
    </CommunityContext>
  );
}
