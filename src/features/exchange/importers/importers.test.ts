import { describe, expect, test } from "vitest";
import { faultOf } from "../../../../tests/helpers/exchange/imported";
import { TYPES } from "../../../../tests/helpers/exchange/types";
import { importers, readSurvey } from ".";

const LSS =
  "<?xml version='1.0'?>\n<document><LimeSurveyDocType>Survey</LimeSurveyDocType><surveys><rows><row><sid>1</sid><language>en</language></row></rows></surveys></document>";
const SURVEYJS = '{"pages": [{"elements": [{"type": "text", "name": "a"}]}]}';
const OWN = '{"sondeo": 1, "questionnaire": {"languages": ["es"], "blocks": []}}';
const CSV = "id,Do you like it?\n1,Yes\n2,No\n";

describe("the format is told by content first and name second", () => {
  test.each([
    ["survey.lss", LSS, "limesurvey"],
    ["survey.xml", LSS, "limesurvey"],
    ["survey.json", SURVEYJS, "surveyjs"],
    ["survey.txt", SURVEYJS, "surveyjs"],
    ["survey.json", OWN, "sondeo"],
    ["answers.csv", CSV, "csv"],
    ["answers", CSV, "csv"],
    ["answers.csv", "Do you like it?\nYes\nNo\n", "csv"],
  ])("%s", (name, text, format) => {
    const file = { name, content: Buffer.from(text) };
    expect(importers.find(({ recognises }) => recognises(file))?.name).toBe(format);
    expect(() => readSurvey(file, TYPES)).not.toThrow();
  });
});

describe("refused", () => {
  test.each<[string, string, string | Buffer, string]>([
    ["nothing", "a.csv", "", "emptyFile"],
    ["blanks", "a.lss", " \n ", "emptyFile"],
    ["a cut JSON", "a.json", '{"pages": [', "corruptJson"],
    ["a cut JSON by another name", "a.dat", '{"pages": [', "corruptJson"],
    ["a JSON of something else", "a.json", '{"a": 1}', "unknownFormat"],
    ["a list", "a.json", "[1, 2]", "notAnObject"],
    ["a web page", "a.html", "<!DOCTYPE html>\n<html></html>", "notLimeSurvey"],
    ["a picture by the name of a table", "a.csv", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "binaryFile"],
    ["a picture", "a.png", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "unknownFormat"],
    ["a text by the name of a survey", "a.lss", "Dear all", "corruptXml"],
  ])("%s", (_name, name, content, fault) => {
    expect(faultOf(() => readSurvey({ name, content: Buffer.from(content) }, TYPES)).fault).toBe(fault);
  });
});
