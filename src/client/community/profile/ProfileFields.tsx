import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useTexts } from "../../texts/TextsProvider";
import { PhotoField } from "../photo/PhotoField";
import { LineField } from "./LineField";
import { NicknameField } from "./NicknameField";
import { ProvinceField } from "./ProvinceField";
import type { Field, Profile } from "./profile";
import { inputId, type useProfileForm } from "./useProfileForm";

const PAIR = {
  display: "grid",
  gap: 2.5,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
} as const;

interface ProfileFieldsProps {
  readonly profile: Profile;
  readonly form: ReturnType<typeof useProfileForm>;
}

/** What a member says of itself, and the e-mail, which is the account's. */
export function ProfileFields({ profile, form }: ProfileFieldsProps) {
  const { t } = useTexts();
  const { values, failure, reason, set } = form;
  const of = (name: Field) => ({ name, value: values[name], fault: failure.fields[name], onChange: set });
  return (
    <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <PhotoField value={values.picture || null} refusal={failure.fields.picture} onChange={(url) => set("picture", url ?? "")} />
      <NicknameField
        id={inputId("nickname")}
        value={values.nickname}
        fault={failure.fields.nickname}
        reason={reason}
        onChange={(value) => set("nickname", value)}
      />
      <Box sx={PAIR}>
        <LineField {...of("name")} autoComplete="given-name" maxLength={80} />
        <LineField {...of("surname")} autoComplete="family-name" maxLength={120} />
        <LineField {...of("gender")} autoComplete="sex">
          <option value="">{t("community.profile.unsaid")}</option>
          {(["W", "M"] as const).map((gender) => (
            <option key={gender} value={gender}>
              {t(`entities.member.enums.gender.${gender}`)}
            </option>
          ))}
        </LineField>
        <LineField {...of("bornDate")} type="date" autoComplete="bday" help={t("entities.member.helps.birthDate")} />
        <ProvinceField {...of("province")} autoComplete="address-level1" maxLength={100} />
        <LineField {...of("phone")} type="tel" autoComplete="tel" help={t("entities.member.helps.phone")} maxLength={25} />
      </Box>
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
