import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTexts } from "../../texts/TextsProvider";
import type { Choice } from "./consent";

/** Yes and no, as easy the one as the other. */
export function ChoiceButtons({ onChoose }: { readonly onChoose: (choice: Choice) => void }) {
  const { t } = useTexts();
  return (
    <Stack direction="row" sx={{ flex: "none", flexWrap: "wrap", gap: 1 }}>
      {(["rejected", "accepted"] as const).map((choice) => (
        <Button
          key={choice}
          variant="outlined"
          size="large"
          onClick={() => onChoose(choice)}
          sx={{ minHeight: 44, flex: "1 0 auto", overflowWrap: "normal" }}
        >
          {t(`community.cookies.${choice}`)}
        </Button>
      ))}
    </Stack>
  );
}
