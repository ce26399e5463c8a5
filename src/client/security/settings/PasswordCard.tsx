import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { type FormEvent, useRef, useState } from "react";
import { useRequest } from "../../community/data/request";
import { PasswordField } from "../../community/login/PasswordField";
import { failureOf } from "../../community/pages/failureOf";
import { RuleList } from "../../password/RuleList";
import { StepButton } from "../../password/StepButton";
import { useTexts } from "../../texts/TextsProvider";
import { changeIssues, type TypedChange } from "./changeIssues";
import { SettingsCard } from "./SettingsCard";

const EMPTY: TypedChange = { currentPassword: "", newPassword: "", repeatedPassword: "" };
const NAMES = ["currentPassword", "newPassword", "repeatedPassword"] as const;
const RULES_ID = "new-password-rules";

type Notice = { readonly severity: "error" | "success"; readonly text: string };

/** Another password; all other sessions end with the old one. */
export function PasswordCard({ onChanged }: { readonly onChanged: () => void }) {
  const { t } = useTexts();
  const request = useRequest();
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setIssues] = useState<Partial<TypedChange>>({});
  const [told, setTold] = useState<Notice>();
  const [isBusy, setIsBusy] = useState(false);
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const repeated = useRef<HTMLInputElement>(null);
  const inputs = { currentPassword: current, newPassword: next, repeatedPassword: repeated };

  const show = (found: Partial<TypedChange>) => {
    setIssues(found);
    const first = NAMES.find((name) => found[name]);
    if (first) inputs[first].current?.focus();
  };
  const save = async () => {
    setIsBusy(true);
    try {
      const { endedSessions } = await request<{ endedSessions: number }>("/experienceLabs/password", {
        method: "PUT",
        body: typed,
      });
      setTyped(EMPTY);
      onChanged();
      const text =
        endedSessions > 0 ? t("security.password.changed", { smart_count: endedSessions }) : t("security.password.changedAlone");
      setTold({ severity: "success", text });
    } catch (error) {
      const { fields, form } = failureOf(error, NAMES, t);
      if (form) setTold({ severity: "error", text: form });
      show(fields);
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTold(undefined);
    const found = changeIssues(typed);
    show(found);
    if (Object.keys(found).length === 0) void save();
  };
  const field = (name: keyof TypedChange) => ({
    id: `security-${name}`,
    label: t(`security.password.${name}`),
    value: typed[name],
    // The server's own words are no key, and pass through as they are.
    error: faults[name] && t(faults[name], { _: faults[name] }),
    inputRef: inputs[name],
    onChange: (value: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setIssues({});
    },
  });

  return (
    <SettingsCard title={t("security.password.title")} intro={t("security.password.intro")}>
      <Stack component="form" noValidate onSubmit={submit} spacing={2.5} sx={{ maxWidth: 440 }}>
        {told && (
          <Alert severity={told.severity} role={told.severity === "error" ? "alert" : "status"}>
            {told.text}
          </Alert>
        )}
        <PasswordField {...field("currentPassword")} />
        <PasswordField {...field("newPassword")} autoComplete="new-password" describedBy={RULES_ID} />
        <RuleList id={RULES_ID} password={typed.newPassword} />
        <PasswordField {...field("repeatedPassword")} autoComplete="new-password" />
        <Box sx={{ display: "grid", justifyItems: { sm: "start" } }}>
          <StepButton label={t("security.password.submit")} busyLabel={t("password.choose.saving")} isBusy={isBusy} />
        </Box>
      </Stack>
    </SettingsCard>
  );
}
