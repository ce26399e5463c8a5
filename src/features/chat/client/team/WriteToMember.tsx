import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { RecordActionProps } from "../../../../client/kit/console";

/** Opens the chat with a member. */
export function WriteToMember({ record, onClose }: RecordActionProps) {
  const navigate = useNavigate();
  useEffect(() => {
    onClose();
    navigate(`/chat/${record.id}`);
  }, [record.id, onClose, navigate]);
  return null;
}
