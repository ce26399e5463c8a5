import { useGetIdentity } from "ra-core";
import { draftOwner } from "../../../data/drafts/keptDrafts";

/** Whose drafts this browser keeps; nothing until it is known. */
export function useDraftOwner(): string | undefined {
  const { identity } = useGetIdentity();
  return identity ? draftOwner(String(identity.id)) : undefined;
}
