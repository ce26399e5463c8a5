import { useEffect, useState } from "react";
import { useTitle } from "../community/parts/useTitle";
import { useTexts } from "../texts/TextsProvider";
import { AskStep } from "./AskStep";
import { CodeStep } from "./CodeStep";
import { takeCode } from "./heldCode";
import type { PasswordDoor } from "./passwordDoor";

/** The code that the page was opened with, and any that is opened in the same tab later. */
function useFoundCode() {
  const [code, setCode] = useState(takeCode);
  useEffect(() => {
    const take = () => setCode(takeCode());
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  return code;
}

interface PasswordStepsProps {
  readonly door: PasswordDoor;
  /** Whose door it is. */
  readonly brand: string;
}

/** The way from a forgotten password to a new one; its page draws the frame. */
export function PasswordSteps({ door, brand }: PasswordStepsProps) {
  const { t } = useTexts();
  const code = useFoundCode();
  useTitle(t(code ? "password.choose.reset" : "password.ask.title"), brand);
  return code ? <CodeStep door={door} code={code} /> : <AskStep door={door} isAfterBadCode={false} />;
}
