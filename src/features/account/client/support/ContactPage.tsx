import { Box } from "@mui/material";
import { PageHeader, useDocumentTitle, useTexts } from "../../../../client/kit/console";
import { MessageCard } from "./MessageCard";
import { OwnCases } from "./OwnCases";

/** `contact` of the suite: writing to those who run the product, and their answers (spec section 2). */
export function ContactPage() {
  const { t } = useTexts();
  useDocumentTitle(t("account.support.title"));
  return (
    <>
      <PageHeader title={t("account.support.title")} subtitle={t("account.support.subtitle")} />
      <Box
        sx={{
          ...{ display: "grid", gap: 3, alignItems: "start", maxWidth: 1080 },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
        }}
      >
        <MessageCard />
        <OwnCases />
      </Box>
    </>
  );
}
