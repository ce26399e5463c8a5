import { defineView } from "../defineView";

/** What a person of a company hears of, in the suite and by mail: each their own. */
export const newsSettings = defineView<object>("newsSettings");
