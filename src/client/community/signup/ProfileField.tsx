import TextField from "@mui/material/TextField";
import { useTexts } from "../../texts/TextsProvider";
import { fieldOf } from "../profile/profile";

interface ProfileFieldProps {
  readonly name: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One field of the profile that a sign-up asks for. */
export function ProfileField({ name, value, fault, onChange }: ProfileFieldProps) {
  const { t } = useTexts();
  const { field, input, autoComplete, choices, hasHelp } = fieldOf(name);
  const type = input === "date" || input === "tel" ? input : "text";
  const help = hasHelp ? t(`entities.member.helps.${field}`) : undefined;
  return (
    <TextField
      id={`sign-up-${name}`}
      name={name}
      label={t(`entities.member.fields.${field}`)}
      type={type}
      {...(autoComplete ? { autoComplete } : {})}
      required
      fullWidth
      value={value}
      error={fault !== undefined}
      helperText={fault ?? help}
      onChange={(event) => onChange(event.target.value)}
      {...(choices ? { select: true } : {})}
      slotProps={{
        select: { native: true },
        ...(choices || type === "date" ? { inputLabel: { shrink: true } } : {}),
      }}
    >
      {choices && [
        <option key="" value="">
          {t("community.signUp.choose")}
        </option>,
        ...choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`entities.member.enums.${field}.${choice}`)}
          </option>
        )),
      ]}
    </TextField>
  );
}
