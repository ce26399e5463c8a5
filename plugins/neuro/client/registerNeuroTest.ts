import type { ClientHost } from "../../../src/client/kit/console";
import { ZONES_EDITOR } from "../question/zonesEditor";
import { NEURO_TEST } from "../shared/neuroTest";

/** The question type for the editor, how its zones are drawn, and how results show it. */
export function registerNeuroTest(host: ClientHost): void {
  host.questionTypes(async () => [(await import("../question")).neuroTest]);
  host.questionSetting({
    name: ZONES_EDITOR,
    load: () => import("./editor/ZonesField").then(({ ZonesField }) => ({ default: ZonesField })),
  });
  host.questionResult({
    type: NEURO_TEST,
    load: () => import("./monitor/NeuroTestView").then(({ NeuroTestView }) => ({ default: NeuroTestView })),
  });
}
