import { useEffect, useState } from "react";
import { useTitle } from "../community/parts/useTitle";
import { useTexts } from "../texts/TextsProvider";
import { AskStep } from "./AskStep";
import { CodeStep } from "./CodeStep";
import type { PasswordPages } from "./passwordPages";
import { readResetCode } from "./resetCode";

/** The code that the page was opened with, and any that is opened in the same tab later. */
function useFoundCode() {
  const [code, setCode] = useState(readResetCode);
  useEffect(() => {
    const take = () => setCode(readResetCode());
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  return code;
}

interface PasswordStepsProps {
  readonly pages: PasswordPages;
  /** Whose sign-in page it is. */
  readonly brand: string;
}

/** The way from a forgotten password to a new one; its page draws the frame. */
export function PasswordSteps({ pages, brand }: PasswordStepsProps) {
  const { t } = useTexts();
  const code = useFoundCode();
  useTitle(t(code ? "password.choose.reset" : "password.ask.title"), brand);
  return code ? <CodeStep pages={pages} code={code} /> : <AskStep pages={pages} isAfterBadCode={false} />;
}
