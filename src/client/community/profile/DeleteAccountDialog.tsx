import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { type FormEvent, useId, useRef, useState } from "react";
import { ApiError } from "../../data/api";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";
import { useRequest } from "../data/request";
import { PasswordField } from "../login/PasswordField";
import { type Failure, failureOf } from "../pages/failureOf";

/** What becomes of a part of one's data. */
function Consequence({ name }: { readonly name: "goes" | "stays" }) {
  const { t } = useTexts();
  return (
    <Box>
      <Typography component="h3" sx={{ fontSize: "1rem", fontWeight: 600 }}>
        {t(`community.deletion.${name}.title`)}
      </Typography>
      <Typography sx={{ color: "text.secondary", fontSize: "1rem", mt: 0.5 }}>{t(`community.deletion.${name}.body`)}</Typography>
    </Box>
  );
}

/** Deletes one's own account, after saying what that means; the password is all that is asked for. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const request = useRequest();
  const { communityId, name, leave } = useCommunity();
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const refuse = (error: unknown) => {
    const isWrong = error instanceof ApiError && error.problem?.code === "auth.wrongPassword";
    const wrong = { fields: { password: t("validation.wrongPassword") }, form: undefined };
    setFailure(isWrong ? wrong : failureOf(error, ["password"], t));
    input.current?.focus();
  };
  const remove = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await request(`/experienceLabs/${communityId}/userAccount`, { method: "DELETE", body: { password } });
      leave();
    } catch (error) {
      refuse(error);
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (password !== "") return void remove();
    setFailure({ fields: { password: t("login.passwordRequired") }, form: undefined });
    input.current?.focus();
  };
  return (
    <Dialog open onClose={() => !isBusy && onClose()} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`} sx={{ typography: "h3", pb: 1 }}>
          {t("community.deletion.question", { community: name })}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <Consequence name="goes" />
          <Consequence name="stays" />
          <Typography sx={{ fontSize: "1rem" }}>{t("community.deletion.final")}</Typography>
          {failure?.form && (
            <Alert severity="error" role="alert">
              {failure.form}
            </Alert>
          )}
          <PasswordField
            id={`${id}-password`}
            label={t("login.password")}
            value={password}
            error={failure?.fields.password}
            inputRef={input}
            onChange={setPassword}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: "wrap" }}>
          <Button color="inherit" onClick={onClose} disabled={isBusy} sx={{ minHeight: 44 }}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" variant="contained" color="error" aria-disabled={isBusy} sx={{ minHeight: 44 }}>
            {isBusy ? t("common.loading") : t("community.deletion.confirm")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
