import Link from "@mui/material/Link";
import { useTexts } from "../texts/TextsProvider";

/** Back to where one signs in. */
export function BackLink({ href }: { readonly href: string }) {
  const { t } = useTexts();
  return (
    <Link href={href} sx={{ justifySelf: "start", py: 1.5, my: -1.5 }}>
      {t("password.back")}
    </Link>
  );
}
