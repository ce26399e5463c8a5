import { Button } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { Results } from "../../shared/api";
import type { Selection } from "../results";
import { ReportsDrawer } from "./ReportsDrawer";

interface ShareButtonProps {
  readonly ownerId: string;
  readonly results: Results;
  readonly selection: Selection;
  readonly canManage: boolean;
}

/** Opens the reports of the results. */
export function ShareButton(props: ShareButtonProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="Link" />} onClick={() => setOpen(true)}>
        {t(props.canManage ? "reports.share" : "reports.title")}
      </Button>
      {isOpen && <ReportsDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
