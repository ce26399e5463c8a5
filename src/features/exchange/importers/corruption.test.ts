import { expect, test } from "vitest";
import { faultOf } from "../../../../tests/helpers/exchange/imported";
import { TYPES } from "../../../../tests/helpers/exchange/types";
import { readSurvey } from ".";

const LSS = `<?xml version="1.0" encoding="UTF-8"?>
<document><LimeSurveyDocType>Survey</LimeSurveyDocType><DBVersion>640</DBVersion><languages><language>en</language></languages>
<groups><rows><row><gid>1</gid><group_name><![CDATA[Group & more]]></group_name></row></rows></groups>
<questions><rows><row><qid>1</qid><gid>1</gid><type>T</type><title>a</title><question><![CDATA[<p>Why?</p>]]></question></row></rows></questions>
<surveys><rows><row><sid>1</sid><language>en</language></row></rows></surveys></document>`;
const SURVEYJS =
  '{"pages": [{"name": "p", "elements": [{"type": "radiogroup", "name": "a", "title": "A \\u00e9?", "choices": [1, {"value": 2.5}]}]}]}';

test.each([
  ["a.lss", LSS],
  ["a.json", SURVEYJS],
])("%s cut anywhere is refused", (name, text) => {
  expect(() => readSurvey({ name, content: Buffer.from(text) }, TYPES)).not.toThrow();
  for (let length = 0; length < text.length; length += 1) {
    const { fault, place } = faultOf(() => readSurvey({ name, content: Buffer.from(text.slice(0, length)) }, TYPES));
    expect(fault === "emptyFile" || place !== undefined, text.slice(0, length)).toBe(true);
  }
});

test.each([
  ["a.lss", LSS],
  ["a.json", SURVEYJS],
  ["a.csv", 'id,"A ""b""?",Drinks - Tea\n1,x,Tea\n2,"y\nz",\n'],
])("%s with any character replaced is read or refused as a fault, never otherwise", (name, text) => {
  for (let at = 0; at < text.length; at += 1) {
    for (const stray of ["\u0000", "<", '"', "{", "\n", ",", "\ud800", "é"]) {
      const content = Buffer.from(text.slice(0, at) + stray + text.slice(at + 1));
      try {
        readSurvey({ name, content }, TYPES);
      } catch (fault) {
        expect(fault, `${at} ${JSON.stringify(stray)}`).toMatchObject({ name: "ImportError" });
      }
    }
  }
});
