import { Box, Button, IconButton, Tooltip, Typography } from "@mui/material";
import type {
  ArrayFieldItemButtonsTemplateProps,
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  RJSFSchema,
} from "@rjsf/utils";
import { type MouseEvent, useEffect, useRef } from "react";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";
import { isLocalized } from "./formTypes";

function isCardList(schema: RJSFSchema): boolean {
  const { items } = schema;
  return typeof items === "object" && !Array.isArray(items) && items.type === "object" && !isLocalized(items);
}

/** Puts the focus on the first control of an item that was just added. */
function useFocusOnAdded(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const isAdding = useRef(false);
  const before = useRef(count);
  useEffect(() => {
    if (isAdding.current && count > before.current) {
      list.current?.lastElementChild?.querySelector<HTMLElement>("input, textarea, [role=combobox]")?.focus();
    }
    isAdding.current = false;
    before.current = count;
  }, [count]);
  const note = () => {
    isAdding.current = true;
  };
  return { list, note };
}

/** A list whose items are added, ordered and removed one by one. */
export function ArrayTemplate(props: ArrayFieldTemplateProps) {
  const { title, items, canAdd, onAddClick, disabled, readonly, required, uiSchema, fieldPathId, schema } = props;
  const { t } = useTexts();
  const { list, note } = useFocusOnAdded(items.length);
  const headingId = `${fieldPathId.$id}-label`;
  const heading = uiSchema?.["ui:title"] ?? title;
  const add = (event: MouseEvent) => {
    note();
    onAddClick(event);
  };
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      <Typography id={headingId} component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {heading}
        {required ? " *" : ""}
      </Typography>
      {items.length === 0 && isCardList(schema) ? (
        <Typography variant="body2" color="text.secondary">
          {t("fields.embedded.empty")}
        </Typography>
      ) : null}
      <Box component="ol" ref={list} sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
        {items}
      </Box>
      {canAdd ? (
        <Button
          variant="outlined"
          size="small"
          disabled={Boolean(disabled || readonly)}
          startIcon={<Icon name="Add" />}
          onClick={add}
          sx={{ justifySelf: "start" }}
        >
          {t("console.action.add")}
        </Button>
      ) : null}
    </Box>
  );
}

const LINE = { display: "grid", gridTemplateColumns: "1.75em minmax(0, 1fr) auto", alignItems: "start", gap: 1 } as const;

/** An item that is a small record of its own. */
const CARD = { ...LINE, border: 1, borderColor: "divider", borderRadius: 1, p: 1.5, pl: 0.5 } as const;

export function ArrayItemTemplate({ children, index, hasToolbar, buttonsProps, schema }: ArrayFieldItemTemplateProps) {
  const isCard = schema.type === "object" && !isLocalized(schema);
  return (
    <Box component="li" sx={isCard ? CARD : LINE}>
      <Typography variant="body2" color="text.secondary" sx={{ textAlign: "right", lineHeight: isCard ? "24px" : "36px" }}>
        {index + 1}
      </Typography>
      <Box
        sx={{
          minWidth: 0,
          ...(isCard ? { gridColumn: { xs: "1 / -1", sm: "auto" }, gridRow: { xs: 2, sm: "auto" }, pl: { xs: 1, sm: 0 } } : {}),
        }}
      >
        {children}
      </Box>
      {hasToolbar ? (
        <Box sx={isCard ? { gridColumn: 3, gridRow: 1 } : {}}>
          <ItemButtons {...buttonsProps} />
        </Box>
      ) : null}
    </Box>
  );
}

function ItemButtons(props: ArrayFieldItemButtonsTemplateProps) {
  const { t } = useTexts();
  const isLocked = Boolean(props.disabled || props.readonly);
  const buttons = [
    {
      key: "moveUp",
      icon: "ArrowUpward",
      isShown: props.hasMoveUp || props.hasMoveDown,
      isOff: !props.hasMoveUp,
      run: props.onMoveUpItem,
    },
    {
      key: "moveDown",
      icon: "ArrowDownward",
      isShown: props.hasMoveUp || props.hasMoveDown,
      isOff: !props.hasMoveDown,
      run: props.onMoveDownItem,
    },
    { key: "copy", icon: "ContentCopy", isShown: props.hasCopy, isOff: false, run: props.onCopyItem },
    { key: "remove", icon: "Delete", isShown: props.hasRemove, isOff: false, run: props.onRemoveItem },
  ];
  return (
    <Box sx={{ display: "flex", flexWrap: "nowrap" }}>
      {buttons
        .filter((button) => button.isShown)
        .map((button) => {
          const label = t("console.form.itemAction", { action: t(`console.action.${button.key}`), index: props.index + 1 });
          return (
            <Tooltip key={button.key} title={label}>
              <span>
                <IconButton size="small" aria-label={label} disabled={isLocked || button.isOff} onClick={button.run}>
                  <Icon name={button.icon} />
                </IconButton>
              </span>
            </Tooltip>
          );
        })}
    </Box>
  );
}
