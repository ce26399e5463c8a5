import { Box, Button, IconButton, Tooltip, Typography } from "@mui/material";
import type { ArrayFieldItemButtonsTemplateProps, ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from "@rjsf/utils";
import { Icon } from "../../look/icons";
import { useTexts } from "../common/useTexts";

/** A list whose items are added, ordered and removed one by one. */
export function ArrayTemplate(props: ArrayFieldTemplateProps) {
  const { title, items, canAdd, onAddClick, disabled, readonly, required, uiSchema, fieldPathId } = props;
  const { t } = useTexts();
  const headingId = `${fieldPathId.$id}-label`;
  const heading = uiSchema?.["ui:title"] ?? title;
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      <Typography id={headingId} component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {heading}
        {required ? " *" : ""}
      </Typography>
      <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
        {items}
      </Box>
      {canAdd ? (
        <Button
          variant="outlined"
          size="small"
          disabled={Boolean(disabled || readonly)}
          startIcon={<Icon name="Add" />}
          onClick={onAddClick}
          sx={{ justifySelf: "start" }}
        >
          {t("console.action.add")}
        </Button>
      ) : null}
    </Box>
  );
}

export function ArrayItemTemplate({ children, index, hasToolbar, buttonsProps }: ArrayFieldItemTemplateProps) {
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: "1.75em minmax(0, 1fr) auto",
        alignItems: "start",
        gap: 1,
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ textAlign: "right", lineHeight: "36px" }}>
        {index + 1}
      </Typography>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {hasToolbar ? <ItemButtons {...buttonsProps} /> : null}
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
