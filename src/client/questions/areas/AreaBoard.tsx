import { Box, Button, Stack, Typography } from "@mui/material";
import { type ReactNode, useId, useRef, useState } from "react";
import { type Area, fitted } from "../../../shared/area";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";
import { AreaBox } from "./AreaBox";
import { AreaNumbers } from "./AreaNumbers";
import { useAreaDrag } from "./useAreaDrag";

interface AreaBoardProps<A extends Area> {
  readonly image: string;
  readonly areas: readonly A[];
  readonly most: number;
  readonly isDisabled: boolean;
  /** What an area is called, by its place. */
  readonly nameOf: (index: number) => string;
  readonly onChange: (areas: readonly (A | Area)[]) => void;
  /** More about the selected area, beside its numbers. @default nothing */
  readonly detailOf?: (index: number) => ReactNode;
}

/** Where an area appears that no pointer has drawn. */
const NEW_AREA: Area = { x: 40, y: 40, width: 20, height: 20 };
/** Each new one a little further, so that none hides another. */
const NEXT_TO = 4;

/** Rectangles on a picture: drawn, moved and resized by pointer or keys, and as numbers. */
export function AreaBoard<A extends Area>(props: AreaBoardProps<A>) {
  const { image, areas, most, isDisabled, nameOf, onChange, detailOf } = props;
  const { t } = useTexts();
  const helpId = useId();
  const [selected, setSelected] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const canAdd = !isDisabled && areas.length < most;

  const replace = (index: number, area: Area) =>
    onChange(areas.map((one, place) => (place === index ? { ...one, ...area } : one)));
  function add(area: Area) {
    onChange([...areas, area]);
    setSelected(areas.length);
  }
  function remove(index: number) {
    onChange(areas.filter((_area, place) => place !== index));
    setSelected(Math.max(0, index - 1));
    frame.current?.focus();
  }
  const drag = useAreaDrag({ frame, areas, canAdd, isDisabled, onSelect: setSelected, onAdd: add, onReplace: replace });
  const current = areas[selected];
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box
        ref={frame}
        tabIndex={-1}
        onPointerDown={drag.begin}
        onPointerMove={drag.move}
        onPointerUp={drag.end}
        onPointerCancel={drag.cancel}
        sx={{
          position: "relative",
          justifySelf: "start",
          width: "fit-content",
          maxWidth: "100%",
          lineHeight: 0,
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          touchAction: isDisabled ? "auto" : "none",
          cursor: canAdd ? "crosshair" : "default",
        }}
      >
        <Box
          component="img"
          src={image}
          alt=""
          draggable={false}
          sx={{ display: "block", maxWidth: "100%", maxHeight: "60vh", borderRadius: 1, userSelect: "none" }}
        />
        {areas.map((area, index) => (
          <AreaBox
            // biome-ignore lint/suspicious/noArrayIndexKey: an area is its place in the list
            key={index}
            index={index}
            area={drag.changed?.index === index ? drag.changed.area : area}
            name={nameOf(index)}
            isSelected={index === selected}
            isDisabled={isDisabled}
            helpId={helpId}
            onFocus={() => setSelected(index)}
            onChange={(next) => replace(index, next)}
            onRemove={() => remove(index)}
          />
        ))}
        {drag.drawn && <AreaBox index={areas.length} area={drag.drawn} name="" isSelected isDisabled helpId={helpId} />}
      </Box>
      <Typography id={helpId} variant="body2" sx={{ color: "text.secondary" }}>
        {t("surveys.areas.help")}
      </Typography>
      <Box>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="Add" />}
          disabled={!canAdd}
          onClick={() => {
            const by = (areas.length % 5) * NEXT_TO;
            add(fitted({ ...NEW_AREA, x: NEW_AREA.x + by, y: NEW_AREA.y + by }));
          }}
        >
          {t("surveys.areas.add")}
        </Button>
      </Box>
      {current && (
        <AreaNumbers
          name={nameOf(selected)}
          area={current}
          isDisabled={isDisabled}
          onChange={(next) => replace(selected, next)}
          onRemove={() => remove(selected)}
        >
          {detailOf?.(selected)}
        </AreaNumbers>
      )}
    </Stack>
  );
}
