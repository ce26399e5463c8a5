import CheckOutlined from "@mui/icons-material/CheckOutlined";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../src/client/kit/member";
import type { MemberImage } from "../../shared/api/member";

interface ImageOverviewProps {
  readonly images: readonly MemberImage[];
  /** By image. */
  readonly isDone: readonly boolean[];
  readonly index: number;
  readonly onGo: (index: number) => void;
}

/** Which image this is, and which ones are done: each a way there. */
export function ImageOverview({ images, isDone, index, onGo }: ImageOverviewProps) {
  const { t } = useTexts();
  if (images.length < 2) return <span />;
  const nameOf = (number: number, title: string, isComplete: boolean) => {
    const name = t("heatMap.member.imageOf", { number, title });
    return isComplete ? `${name}, ${t("heatMap.member.complete")}` : name;
  };
  return (
    <Box component="nav" aria-label={t("heatMap.member.images")} sx={{ display: "grid", gap: 0.5, minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t("heatMap.member.image", { current: index + 1, total: images.length })}
      </Typography>
      <Box component="ol" sx={{ display: "flex", flexWrap: "wrap", gap: 0.75, listStyle: "none", p: 0, m: 0 }}>
        {images.map(({ id, title }, at) => (
          <li key={id}>
            <ButtonBase
              aria-label={nameOf(at + 1, title, isDone[at] === true)}
              aria-current={at === index ? "step" : undefined}
              onClick={() => onGo(at)}
              sx={{
                width: 44,
                height: 44,
                border: at === index ? 2 : 1,
                borderColor: at === index ? "primary.main" : "divider",
                borderRadius: 1,
                font: "inherit",
                fontWeight: 600,
                color: isDone[at] ? "success.main" : "text.primary",
                backgroundColor: "background.paper",
              }}
            >
              {isDone[at] ? <CheckOutlined fontSize="small" /> : at + 1}
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
