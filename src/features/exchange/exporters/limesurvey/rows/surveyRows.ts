import type { SurveyToExport } from "../../../../../survey/exchange/exporter";
import type { Lost } from "../../shared/lost";
import { tagOf } from "../languages";
import type { Survey } from "../survey";
import { pipedHtml, textIn, titleHtml } from "../texts";
import type { Table } from "../xml";
import { SURVEY_ID } from "./ids";

/** One question a page, as our runner shows them; whatever else LimeSurvey asks for is as usual there. */
const SETTINGS = {
  admin: "",
  adminemail: "",
  anonymized: "N",
  format: "S",
  savetimings: "N",
  template: "fruity",
  datestamp: "Y",
  usecookie: "N",
  allowregister: "N",
  allowsave: "N",
  autonumber_start: 0,
  autoredirect: "N",
  allowprev: "Y",
  printanswers: "N",
  ipaddr: "N",
  refurl: "N",
  publicstatistics: "N",
  publicgraphs: "N",
  listpublic: "N",
  htmlemail: "Y",
  sendconfirmation: "N",
  tokenanswerspersistence: "N",
  assessments: "N",
  usecaptcha: "N",
  usetokens: "N",
  bounce_email: "",
  emailresponseto: "",
  emailnotificationto: "",
  tokenlength: 15,
  showxquestions: "N",
  showgroupinfo: "B",
  shownoanswer: "Y",
  showqnumcode: "X",
  bounceprocessing: "N",
  showwelcome: "Y",
  showprogress: "Y",
  questionindex: 0,
  navigationdelay: 0,
  nokeyboard: "N",
  alloweditaftercompletion: "N",
} as const;

/** The survey and its texts. */
export function surveyTables({ questionnaire, title }: SurveyToExport, survey: Survey, lost: Lost): readonly Table[] {
  const [first = "en", ...additional] = survey.languages.map(tagOf);
  const settings = { sid: SURVEY_ID, gsid: 1, language: first, additional_languages: additional.join(" "), ...SETTINGS };
  // Before the first question nothing is answered; behind the last one all is, but LimeSurvey's reader doesn't ask for that.
  const place = { survey, lost, before: 0, name: "" };
  const said = (text: typeof questionnaire.title, language: string) => pipedHtml(textIn(text, language, survey.languages), place);
  const texts = survey.languages.map((language) => ({
    surveyls_survey_id: SURVEY_ID,
    surveyls_language: tagOf(language),
    surveyls_title: titleHtml(textIn(questionnaire.title, language, survey.languages) || title, place),
    surveyls_description: "",
    surveyls_welcometext: said(questionnaire.welcome, language),
    surveyls_endtext: said(questionnaire.closing, language),
    surveyls_url: "",
    surveyls_urldescription: "",
    surveyls_dateformat: ISO_DATES,
    surveyls_numberformat: 0,
  }));
  return [
    { name: "surveys", fields: Object.keys(settings), rows: [settings] },
    { name: "surveys_languagesettings", fields: Object.keys(texts[0] ?? {}), rows: texts },
  ];
}

/** LimeSurvey's number for dates as `2026-01-31`. */
const ISO_DATES = 6;
