/** Plain text of a questionnaire: an empty line starts a paragraph, a line break stays one. */
export function Paragraphs({ text }: { readonly text: string }) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <div className="rn-text">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text neither move nor have identities
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
