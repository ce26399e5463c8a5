import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import type { MemberProfile } from "../../../contracts/api/profile";
import { useTexts } from "../../texts/TextsProvider";
import { PhotoField } from "../photo/PhotoField";
import { LineField } from "./LineField";
import { NicknameField } from "./NicknameField";
import { ProvinceField } from "./ProvinceField";
import { FIELDS, type ProfileField } from "./profile";
import { inputId, type useProfileForm } from "./useProfileForm";

const PAIR = {
  display: "grid",
  gap: 2.5,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
} as const;

interface ProfileFieldsProps {
  readonly profile: MemberProfile;
  readonly form: ReturnType<typeof useProfileForm>;
}

interface ProfileInputProps extends Pick<ProfileFieldsProps, "form"> {
  readonly field: ProfileField;
}

/** One field of the profile, by what it is typed in. */
function ProfileInput({ field, form }: ProfileInputProps) {
  const { t } = useTexts();
  const { name, input, autoComplete, maxLength, choices = [], hasHelp } = field;
  const { values, failure, reason, set } = form;
  const change = (value: string) => set(name, value);
  const line = {
    ...{ name, value: values[name], fault: failure.fields[name], onChange: set },
    ...(autoComplete ? { autoComplete } : {}),
    ...(maxLength ? { maxLength } : {}),
    ...(hasHelp ? { help: t(`entities.member.helps.${field.field}`) } : {}),
  };
  switch (input) {
    case "photo":
      return <PhotoField value={values[name] || null} refusal={failure.fields[name]} onChange={(url) => change(url ?? "")} />;
    case "nickname":
      return (
        <NicknameField id={inputId(name)} value={values[name]} fault={failure.fields[name]} reason={reason} onChange={change} />
      );
    case "choice":
      return (
        <LineField {...line}>
          <option value="">{t("community.profile.unsaid")}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`entities.member.enums.${field.field}.${choice}`)}
            </option>
          ))}
        </LineField>
      );
    case "area":
      return <ProvinceField {...line} />;
    default:
      return <LineField {...line} type={input} />;
  }
}

/** These stand alone; the others in pairs. */
const isWide = ({ input }: ProfileField) => input === "photo" || input === "nickname";

/** What a member says of itself, and the e-mail, which is the account's. */
export function ProfileFields({ profile, form }: ProfileFieldsProps) {
  const { t } = useTexts();
  const inputs = (fields: readonly ProfileField[]) =>
    fields.map((field) => <ProfileInput key={field.name} field={field} form={form} />);
  return (
    <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {inputs(FIELDS.filter(isWide))}
      <Box sx={PAIR}>{inputs(FIELDS.filter((field) => !isWide(field)))}</Box>
      <TextField
        label={t("community.profile.email")}
        value={profile.email}
        fullWidth
        helperText={t("community.profile.emailHelp")}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </Box>
  );
}
