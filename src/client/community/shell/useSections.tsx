import AssignmentOutlined from "@mui/icons-material/AssignmentOutlined";
import HomeOutlined from "@mui/icons-material/HomeOutlined";
import PersonOutlined from "@mui/icons-material/PersonOutlined";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { isEntryShown } from "../../host/isEntryShown";
import type { MemberMenuEntry, MemberSection } from "../../host/memberHost";
import { useCommunity } from "../CommunityContext";
import { memberRegistry } from "../extensions";
import { sectionOf } from "./navigation";

interface BadgeProps {
  readonly children: ReactNode;
}

/** A section of the member's app. */
export interface Section extends MemberMenuEntry {
  /** Below `/c/{origin}`. */
  readonly path: string;
  /** Around the entry. */
  readonly Badge: ComponentType<BadgeProps>;
}

const Plain = ({ children }: BadgeProps) => children;

/** What isn't there, or not yet, leaves the entry as it is. */
function badgeOf(load: NonNullable<MemberSection["badge"]>): ComponentType<BadgeProps> {
  const Loaded = lazy(() => load().catch(() => ({ default: Plain })));
  return ({ children }) => (
    <Suspense fallback={children}>
      <Loaded>{children}</Loaded>
    </Suspense>
  );
}

const OWN: readonly Section[] = [
  { path: "/", label: "community.nav.home", Icon: HomeOutlined, order: 10, Badge: Plain },
  { path: "/activities", label: "community.nav.activities", Icon: AssignmentOutlined, order: 20, Badge: Plain },
  { path: "/profile", label: "community.nav.profile", Icon: PersonOutlined, order: 30, Badge: Plain },
];

const OF_EXTENSIONS = memberRegistry.screens.flatMap((screen) => {
  const { path, section } = screen;
  if (!section) return [];
  const { badge, ...entry } = section;
  return [{ screen, section: { ...entry, path: `/${path}`, Badge: badge ? badgeOf(badge) : Plain } }];
});

/** The member's sections in this community, in order, and the one that the address lies in. */
export function useSections(): { readonly sections: readonly Section[]; readonly current: string | undefined } {
  const community = useCommunity();
  const { pathname } = useLocation();
  const offered = OF_EXTENSIONS.filter(({ screen }) => isEntryShown(screen, community));
  const sections = [...OWN, ...offered.map(({ section }) => section)].sort((a, b) => a.order - b.order);
  return {
    sections,
    current: sectionOf(
      pathname,
      sections.map(({ path }) => path),
    ),
  };
}
