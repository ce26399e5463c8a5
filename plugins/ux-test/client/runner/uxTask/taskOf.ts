import type { RunnerQuestionProps } from "../../../../../src/client/kit/runner";
import { prototypeLink } from "../../../shared/navigation/prototypeLink";
import { ADDRESS, SOURCES, type Source, USUAL_TIMEOUT } from "../../../shared/uxTest";

const IS_ADDRESS = new RegExp(ADDRESS);

/** What a question's element says of its task. */
export interface Task {
  /** Where it begins on this device. */
  readonly address: string;
  readonly isPhone: boolean;
  readonly timeoutSeconds: number;
  readonly leastSeconds: number;
  readonly sources: readonly Source[];
  readonly recordingRequired: boolean;
  readonly asksEase: boolean;
  /** Whether the page's own snippet reports what happens there. */
  readonly isWatched: boolean;
}

export function taskOf(element: RunnerQuestionProps["element"], isPhone: boolean): Task {
  const address = isPhone ? element.startUrlPhone : element.startUrlDesktop;
  const sources = Array.isArray(element.sources) ? element.sources : [];
  return {
    ...{ isPhone, address: typeof address === "string" && IS_ADDRESS.test(address) ? address : "" },
    timeoutSeconds: typeof element.timeoutSeconds === "number" ? element.timeoutSeconds : USUAL_TIMEOUT,
    leastSeconds: typeof element.leastSeconds === "number" ? element.leastSeconds : 0,
    sources: SOURCES.filter((source) => sources.includes(source)),
    recordingRequired: element.recordingRequired === true,
    asksEase: element.asksEase === true,
    // The other device's address may be a site's.
    isWatched: element.isWatched === true && prototypeLink(String(address)) === undefined,
  };
}
