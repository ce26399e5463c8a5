import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type RefObject, useId } from "react";
import { useTexts } from "../../../../src/client/kit/member";
import type { MemberImage } from "../../shared/api/member";
import type { Point, SignLabels } from "../../shared/api/schemas";
import { Board } from "../board/Board";
import { missingText } from "./missingText";
import type { Points } from "./saving/usePoints";

/** While a point is moved by keys, or explained, the next change is waited for. */
const TYPING_MS = 700;

interface ImageBoardProps {
  readonly image: MemberImage;
  readonly labels: SignLabels;
  readonly isOver: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly pendingIds: ReadonlySet<string>;
  readonly onChange: Points["change"];
}

/** What an image asks, and what is still missing of it. */
function ImageHead({
  id,
  image,
  isOver,
  heading,
}: Omit<ImageBoardProps, "labels" | "pendingIds" | "onChange"> & { readonly id: string }) {
  const { t } = useTexts();
  const { text, isDone } = missingText(image, t);
  return (
    <Box>
      <Typography
        ref={heading}
        id={`${id}-title`}
        tabIndex={-1}
        variant="h2"
        sx={{ fontSize: "1.25rem", overflowWrap: "anywhere", outline: "none", scrollMarginTop: 96 }}
      >
        {image.title}
      </Typography>
      {image.instructions && (
        <Typography id={`${id}-instructions`} sx={{ mt: 0.5, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {image.instructions}
        </Typography>
      )}
      {!isOver && (
        <Typography
          role="status"
          variant="body2"
          sx={{ mt: 1, display: "flex", gap: 0.75, alignItems: "center", color: isDone ? "success.main" : "text.secondary" }}
        >
          {isDone && <CheckCircleOutlined fontSize="small" />}
          {text}
        </Typography>
      )}
    </Box>
  );
}

/** One image: what is asked, the board, and what is still missing. */
export function ImageBoard({ image, labels, isOver, heading, pendingIds, onChange }: ImageBoardProps) {
  const { t } = useTexts();
  const id = useId();
  const put = (point: Point, delayMs?: number) => onChange({ imageId: image.id, pointId: point.id, point }, delayMs);
  return (
    <>
      <ImageHead id={id} image={image} isOver={isOver} heading={heading} />
      <Box
        sx={({ colours }) => ({
          "--board-text": colours.text,
          "--board-muted": colours.muted,
          "--board-surface": colours.surface,
          "--board-line": colours.line,
          "--board-edge": colours.edgeStrong,
          "--board-accent": colours.accent,
          "--board-accent-ink": colours.accentInk,
          "--board-error": colours.error,
        })}
      >
        <Board
          image={{ url: image.image, width: image.width, height: image.height, alt: image.title }}
          points={image.points}
          labels={labels}
          limits={image}
          isReadOnly={isOver}
          pendingIds={pendingIds}
          onPlace={(point) => put(point)}
          onChange={(point) => put(point, TYPING_MS)}
          onRemove={(pointId) => onChange({ imageId: image.id, pointId, point: null })}
          t={t}
          labelledBy={`${id}-title`}
          describedBy={image.instructions ? `${id}-instructions` : undefined}
        />
      </Box>
    </>
  );
}
