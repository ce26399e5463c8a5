import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { BulkActionProps } from "../../../client/kit/console";
import type { ComposeStart } from "./compose/form";

/** Leads to the page where an e-mail to the selected members is written. */
export default function WriteSelected({ ids, onClose }: BulkActionProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const state: ComposeStart = { selected: ids };
    onClose();
    void navigate("/email", { state });
  }, [ids, navigate, onClose]);
  return null;
}
