import TextField from "@mui/material/TextField";
import { useTexts } from "../../texts/TextsProvider";

/** How each field of a profile is typed in; one that isn't here is a line of text. */
const KINDS: Readonly<
  Record<
    string,
    { readonly label?: string; readonly type?: string; readonly autoComplete?: string; readonly choices?: readonly string[] }
  >
> = {
  name: { autoComplete: "given-name" },
  surname: { autoComplete: "family-name" },
  gender: { autoComplete: "sex", choices: ["M", "W"] },
  bornDate: { label: "birthDate", type: "date", autoComplete: "bday" },
  province: { autoComplete: "address-level1" },
};

interface ProfileFieldProps {
  readonly name: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One field of the profile that a sign-up asks for. */
export function ProfileField({ name, value, fault, onChange }: ProfileFieldProps) {
  const { t } = useTexts();
  const { label = name, type = "text", autoComplete, choices } = KINDS[name] ?? {};
  const help = type === "date" ? t(`entities.member.helps.${label}`) : undefined;
  return (
    <TextField
      id={`sign-up-${name}`}
      name={name}
      label={t(`entities.member.fields.${label}`)}
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
            {t(`entities.member.enums.${name}.${choice}`)}
          </option>
        )),
      ]}
    </TextField>
  );
}
