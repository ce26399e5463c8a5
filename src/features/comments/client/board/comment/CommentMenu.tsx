import { Divider, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { Icon, useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import { useBoard } from "../BoardContext";
import { useCoding } from "../coding/CodingContext";
import type { OpenPart } from "./openPart";
import { useCommentActions } from "./useCommentActions";

interface Item {
  readonly icon: string;
  readonly label: string;
  readonly isShown: boolean;
  readonly isDestructive?: boolean;
  readonly run: () => unknown;
}

interface CommentMenuProps {
  readonly comment: Comment;
  readonly anchor: HTMLElement;
  readonly onOpen: (part: OpenPart) => void;
  readonly onClose: () => void;
}

function useItems({ comment, onOpen }: CommentMenuProps): readonly Item[] {
  const { t } = useTexts();
  const { place, state } = useBoard();
  const coding = useCoding();
  const actions = useCommentActions(comment);
  const { id, status, text, team } = comment;
  const isOpenToAll = place.audience === "EVERYBODY";
  const isHidden = status === "HIDDEN";
  const length = [...text].length;
  const codeWhole = () => coding?.setDraft({ commentId: id, version: team?.versions ?? 0, start: 0, end: length });
  return [
    { icon: "Badge", label: t("comments.board.action.tags"), isShown: true, run: () => onOpen("tags") },
    { icon: "StickyNote2", label: t("comments.board.action.note"), isShown: true, run: () => onOpen("note") },
    {
      icon: "Style",
      label: t("comments.board.action.codeWhole"),
      isShown: coding?.canCode === true && length > 0,
      run: codeWhole,
    },
    {
      icon: "History",
      label: t("comments.board.action.versions"),
      isShown: (team?.versions ?? 0) > 0,
      run: () => onOpen("versions"),
    },
    {
      icon: "Undo",
      label: t("comments.board.action.sendBack"),
      isShown: isOpenToAll && state?.changeable === "untilEnd" && actions.canSendBack,
      run: () => onOpen("sendBack"),
    },
    {
      icon: isHidden ? "Visibility" : "VisibilityOff",
      label: t(isHidden ? "comments.board.action.publish" : "comments.board.action.hide"),
      isShown: isOpenToAll && status !== "SENT_BACK",
      run: actions.toggleHidden,
    },
    { icon: "Delete", label: t("console.action.delete"), isShown: true, isDestructive: true, run: actions.remove },
  ];
}

/** What is done with a comment now and then. */
export function CommentMenu(props: CommentMenuProps) {
  const items = useItems(props).filter(({ isShown }) => isShown);
  return (
    <Menu open anchorEl={props.anchor} onClose={props.onClose}>
      {items.flatMap(({ icon, label, isDestructive = false, run }) => [
        ...(isDestructive ? [<Divider key="divider" />] : []),
        <MenuItem
          key={label}
          dense
          onClick={() => {
            props.onClose();
            void run();
          }}
          {...(isDestructive ? { sx: { color: "error.main" } } : {})}
        >
          <ListItemIcon {...(isDestructive ? { sx: { color: "inherit" } } : {})}>
            <Icon name={icon} />
          </ListItemIcon>
          <ListItemText>{label}</ListItemText>
        </MenuItem>,
      ])}
    </Menu>
  );
}
