import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTexts } from "../../texts/TextsProvider";
import { Section } from "../parts/Section";
import { DeleteAccountDialog } from "./DeleteAccountDialog";
import { DownloadData } from "./DownloadData";
import { ProfilePage } from "./ProfilePage";

/** All that the community knows of one, to take along and to have deleted. */
export function MyDataScreen() {
  const { t } = useTexts();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <ProfilePage>
      <DownloadData />
      <Section title={t("community.deletion.title")}>
        <Typography sx={{ color: "text.secondary", fontSize: "1rem" }}>{t("community.deletion.lead")}</Typography>
        <Button variant="outlined" color="error" onClick={() => setIsDeleting(true)} sx={{ minHeight: 44, justifySelf: "start" }}>
          {t("community.deletion.open")}
        </Button>
      </Section>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </ProfilePage>
  );
}
