import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { useId, useState } from "react";
import { Icon } from "../../theme/icons";
import { useDownload } from "./useDownload";

export interface DownloadChoice {
  readonly name: string;
  /** What is in it. */
  readonly help?: string;
  /** Name of an icon. */
  readonly icon?: string;
  readonly fileName: string;
  readonly fetch: () => Promise<Blob>;
}

/** A button with the formats that something can be downloaded in. */
export function DownloadMenu({ label, choices }: { readonly label: string; readonly choices: readonly DownloadChoice[] }) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isBusy, download } = useDownload();
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon name="Download" />}
        loading={isBusy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      >
        {label}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ name, help, icon, fileName, fetch }) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              void download(fetch, fileName);
            }}
          >
            {icon && (
              <ListItemIcon>
                <Icon name={icon} />
              </ListItemIcon>
            )}
            <ListItemText primary={name} secondary={help} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
