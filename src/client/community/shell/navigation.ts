import AssignmentOutlined from "@mui/icons-material/AssignmentOutlined";
import HomeOutlined from "@mui/icons-material/HomeOutlined";
import PersonOutlined from "@mui/icons-material/PersonOutlined";

/** The member's sections, in the header on a desktop and at the bottom of a phone. */
export const SECTIONS = [
  { path: "/", label: "community.nav.home", Icon: HomeOutlined },
  { path: "/activities", label: "community.nav.activities", Icon: AssignmentOutlined },
  { path: "/profile", label: "community.nav.profile", Icon: PersonOutlined },
] as const;

/** The section that an address lies in. */
export function sectionOf(pathname: string): string | undefined {
  return SECTIONS.find(({ path }) => pathname === path || (path !== "/" && pathname.startsWith(`${path}/`)))?.path;
}
