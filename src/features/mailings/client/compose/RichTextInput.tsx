import { Box, FormHelperText, IconButton, Tooltip, Typography } from "@mui/material";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { type ReactNode, useId, useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { RichText } from "../../../../shared/richText/richTextSchema";
import { fromEditor, toEditor } from "./editorDocument";
import { LinkDialog } from "./LinkDialog";
import { MergeFieldMenu } from "./MergeFieldMenu";

interface RichTextInputProps {
  readonly label: string;
  /** As it begins; the editor holds it from then on. */
  readonly initial: RichText;
  readonly error: string | undefined;
  readonly help: string;
  readonly onChange: (content: RichText) => void;
}

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2] },
    link: { openOnClick: false, protocols: ["mailto"], defaultProtocol: "https" },
    ...{ blockquote: false, code: false, codeBlock: false, horizontalRule: false, strike: false, underline: false },
    ...{ dropcursor: false, gapcursor: false },
  }),
];

const BUTTONS = ["bold", "italic", "heading", "bulletList", "orderedList", "link"] as const;
type ButtonName = (typeof BUTTONS)[number];

const SIGNS: Readonly<Record<ButtonName, ReactNode>> = {
  bold: <strong aria-hidden>B</strong>,
  italic: <em aria-hidden>I</em>,
  heading: <Icon name="Title" />,
  bulletList: <Icon name="List" />,
  orderedList: <Icon name="FormatListNumbered" />,
  link: <Icon name="Link" />,
};

function toggle(editor: Editor, name: Exclude<ButtonName, "link">): void {
  const chain = editor.chain().focus();
  if (name === "bold") chain.toggleBold().run();
  if (name === "italic") chain.toggleItalic().run();
  if (name === "heading") chain.toggleHeading({ level: 2 }).run();
  if (name === "bulletList") chain.toggleBulletList().run();
  if (name === "orderedList") chain.toggleOrderedList().run();
}

function Toolbar({ editor, label }: { readonly editor: Editor; readonly label: string }) {
  const { t } = useTexts();
  const [isLinking, setIsLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => BUTTONS.filter((name) => current.isActive(name)),
  });
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, p: 0.5, borderBottom: 1, borderColor: "divider" }}
    >
      {BUTTONS.map((name) => (
        <Tooltip key={name} title={t(`mailings.editor.${name}`)}>
          <IconButton
            size="small"
            aria-label={t(`mailings.editor.${name}`)}
            aria-pressed={active.includes(name)}
            onClick={() => (name === "link" ? setIsLinking(true) : toggle(editor, name))}
            sx={{
              width: { xs: 44, sm: 36 },
              height: { xs: 44, sm: 36 },
              borderRadius: 1,
              color: active.includes(name) ? "primary.main" : "text.primary",
              bgcolor: active.includes(name) ? "action.selected" : "transparent",
            }}
          >
            {SIGNS[name]}
          </IconButton>
        </Tooltip>
      ))}
      <Box sx={{ flex: 1 }} />
      <MergeFieldMenu onInsert={(field) => editor.chain().focus().insertContent({ type: "text", text: field }).run()} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </Box>
  );
}

/** Formatted text: what can be pasted into it is what the product knows of. */
export function RichTextInput({ label, initial, error, help, onChange }: RichTextInputProps) {
  const id = useId();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: toEditor(initial),
    // The page's policy lets no script add styles: they stand below.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        "aria-describedby": `${id}-help`,
      },
    },
    onUpdate: ({ editor: current }) => onChange(fromEditor(current.getJSON())),
  });
  return (
    <Box>
      <Typography id={`${id}-label`} component="span" variant="body2" sx={{ fontWeight: 600, display: "block", mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        sx={{
          border: 1,
          borderRadius: 1,
          borderColor: error ? "error.main" : "text.secondary",
          "&:focus-within": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: -1 },
          "& .ProseMirror": {
            minHeight: 220,
            px: 2,
            py: 1.5,
            outline: "none",
            whiteSpace: "break-spaces",
            overflowWrap: "anywhere",
            "& p": { my: 1 },
            "& h2": { typography: "h4", my: 1.5 },
            "& ul, & ol": { pl: 3 },
            "& li p": { my: 0.25 },
            "& a": { color: "primary.main", textDecoration: "underline" },
          },
        }}
      >
        <Toolbar editor={editor} label={label} />
        <EditorContent editor={editor} />
      </Box>
      <FormHelperText id={`${id}-help`} error={error !== undefined} sx={{ mx: 0 }}>
        {error ?? help}
      </FormHelperText>
    </Box>
  );
}
