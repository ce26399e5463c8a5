import { Box, Button, IconButton, Typography } from "@mui/material";
import { useState } from "react";
import { type ClientHost, Icon, TextBox, useTexts, type WidgetProps } from "../../client/kit/console";

/** Nobody reads a secret, so there is nothing to show. */
function Cell() {
  return <span aria-hidden>••••••</span>;
}

/** A box that takes a new secret. */
function SecretBox(props: WidgetProps) {
  const { t } = useTexts();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextBox
      widget={props}
      type={isShown ? "text" : "password"}
      autoComplete="new-password"
      end={
        <IconButton
          size="small"
          edge="end"
          disabled={props.disabled}
          aria-label={t(isShown ? "fields.secret.hide" : "fields.secret.show")}
          onClick={() => setIsShown((before) => !before)}
        >
          <Icon name={isShown ? "VisibilityOff" : "Visibility"} />
        </IconButton>
      }
      sx={{ maxWidth: 420 }}
    />
  );
}

/** Set once, replaced or removed later, never shown. */
function Widget(props: WidgetProps) {
  const { t } = useTexts();
  const [isReplacing, setIsReplacing] = useState(false);
  const { value, required, disabled, isNew = true, onChange } = props;
  if (isNew || isReplacing || typeof value === "string") {
    const keep = () => {
      setIsReplacing(false);
      onChange(undefined);
    };
    return (
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <SecretBox {...props} />
        {isNew ? null : (
          <Button size="small" color="inherit" disabled={disabled} onClick={keep}>
            {t("fields.secret.keep")}
          </Button>
        )}
      </Box>
    );
  }
  const isCleared = value === null;
  // The field's label is tied to the button, and would hide what the button does.
  const named = (action: string) => `${t(`fields.secret.${action}`)}: ${props.label}`;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, minHeight: 40 }}>
      <Typography color="text.secondary" role="status" sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, mr: 1 }}>
        <Icon name="Lock" />
        {t(isCleared ? "fields.secret.willClear" : "fields.secret.help")}
      </Typography>
      {isCleared ? (
        <Button id={props.id} aria-label={named("keep")} size="small" disabled={disabled} onClick={() => onChange(undefined)}>
          {t("fields.secret.keep")}
        </Button>
      ) : (
        <>
          <Button
            id={props.id}
            aria-label={named("replace")}
            size="small"
            variant="outlined"
            disabled={disabled}
            onClick={() => setIsReplacing(true)}
          >
            {t("fields.secret.replace")}
          </Button>
          {required ? null : (
            <Button aria-label={named("clear")} size="small" color="inherit" disabled={disabled} onClick={() => onChange(null)}>
              {t("fields.secret.clear")}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "secret", Cell, widget: "secret", Widget });
}
