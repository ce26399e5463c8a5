import { Divider, ListItemIcon, ListItemText, ListSubheader, MenuItem } from "@mui/material";
import { useTexts } from "../../screens/common/useTexts";
import { keyName } from "../../screens/shortcuts/keyName";
import { Icon } from "../../theme/icons";
import { useConsole } from "../consoleProps";
import { usePreview } from "./previewContext";
import { previewKeys } from "./previewKeys";

/** Lines of the account menu: the roles that this person may look as. */
export function PreviewItems({ onChosen }: { readonly onChosen: () => void }) {
  const { session } = useConsole();
  const { t } = useTexts();
  const { as, start, leave } = usePreview();
  const keys = previewKeys(session.accessKeys);
  if (keys.length === 0) return null;
  const choose = (key: string) => {
    onChosen();
    if (key === as) leave();
    else start(key);
  };
  return (
    <>
      <ListSubheader disableSticky role="none" sx={{ lineHeight: "32px", typography: "body2", fontWeight: 600 }}>
        {t("console.preview.seeAs")}
      </ListSubheader>
      {keys.map((key) => (
        <MenuItem key={key} dense role="menuitemradio" aria-checked={key === as} onClick={() => choose(key)}>
          <ListItemIcon>
            <Icon name={key === as ? "RadioButtonChecked" : "Visibility"} />
          </ListItemIcon>
          <ListItemText>{keyName(t, key)}</ListItemText>
        </MenuItem>
      ))}
      <Divider />
    </>
  );
}
