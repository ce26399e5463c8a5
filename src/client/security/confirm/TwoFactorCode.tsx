import { useRequest } from "../../community/data/request";
import { ApiError } from "../../data/api";
import { CodeForm } from "../code/CodeForm";
import type { CodeFormat } from "../code/codeFormat";
import type { MethodProps } from "./methodProps";

interface TwoFactorCodeProps extends Pick<MethodProps, "pages" | "onDone"> {
  readonly format?: CodeFormat;
}

/** Takes the second step with a code, of whichever kind. */
export function TwoFactorCode({ pages, format, onDone }: TwoFactorCodeProps) {
  const request = useRequest();
  const send = async (code: string) => {
    try {
      await request(`${pages.calls}/2facode`, { method: "POST", body: { code } });
    } catch (error) {
      // Another tab was faster.
      const isTaken = error instanceof ApiError && error.status === 409;
      if (!isTaken) throw error;
    }
    await onDone();
  };
  return <CodeForm {...(format ? { format } : {})} send={send} />;
}
