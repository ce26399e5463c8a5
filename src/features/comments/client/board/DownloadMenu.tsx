import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { useId, useState } from "react";
import { datedFileName, Icon, useTexts } from "../../../../client/kit/console";
import { filePath, type Place } from "./api/paths";
import { useDownload } from "./gallery/useDownload";

const FORMATS = [
  { path: "excel", ending: "xlsx", icon: "TableChart" },
  { path: "word", ending: "docx", icon: "Description" },
  { path: "multimedia", ending: "zip", icon: "PhotoLibrary" },
] as const;

/** A conversation to take away: all of it, whatever is filtered. */
export function DownloadMenu({ place, title }: { readonly place: Place; readonly title: string }) {
  const { t } = useTexts();
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
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      >
        {t("comments.board.download.open")}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map(({ path, ending, icon }) => (
          <MenuItem
            key={path}
            onClick={() => {
              setAnchor(null);
              void download(filePath(place, path), datedFileName(title, ending));
            }}
          >
            <ListItemIcon>
              <Icon name={icon} />
            </ListItemIcon>
            <ListItemText
              primary={t(`comments.board.download.${path}.name`)}
              secondary={t(`comments.board.download.${path}.help`)}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
