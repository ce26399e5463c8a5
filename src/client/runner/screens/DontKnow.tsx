interface DontKnowProps {
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** NS/NC: a clear way not to answer, under the question. */
export function DontKnow({ text, isOn, onChange }: DontKnowProps) {
  return (
    <label className="rn-dont-know">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{text}</span>
    </label>
  );
}
