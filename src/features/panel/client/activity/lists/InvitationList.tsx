import { Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { RelativeTime, useTexts } from "../../../../../client/kit/console";
import type { PanelistActivity, PanelistInvitation } from "../../../shared/api/panelists";
import { useCoins } from "../useCoins";
import { RowList } from "./RowList";

function Company({ company }: Pick<PanelistInvitation, "company">) {
  const { t } = useTexts();
  if (!company) return t("panel.activity.invitations.noCompany");
  return (
    <Link component={RouterLink} to={`/companies/${company.id}`} underline="hover" color="inherit">
      {company.name}
    </Link>
  );
}

/** For whose studies a panelist was invited, and how it ended. */
export function InvitationList({ invitations, invited }: Pick<PanelistActivity, "invitations" | "invited">) {
  const { t } = useTexts();
  const coins = useCoins();
  const outcomeOf = ({ state, disposition }: PanelistInvitation) =>
    disposition === null
      ? t(`panel.activity.state.${state}`)
      : t(`entities.response.enums.disposition.${disposition}`, { _: disposition });
  return (
    <RowList
      title={t("panel.activity.invitations.title")}
      icon="Email"
      empty={t(invited > 0 ? "panel.activity.invitations.unlisted" : "panel.activity.invitations.empty")}
      rows={invitations.map((invitation) => ({
        id: invitation.id,
        title: <Company company={invitation.company} />,
        note: (
          <>
            {outcomeOf(invitation)} · <RelativeTime value={invitation.date} />
          </>
        ),
        value: invitation.coins ? (
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
            {t("panel.activity.invitations.earned", { coins: coins.of(invitation.coins) })}
          </Typography>
        ) : null,
      }))}
    />
  );
}
