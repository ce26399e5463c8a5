import { describe, expect, test } from "vitest";
import { nicknameIssue, nicknameKey, normaliseNickname } from "./nickname";

describe("a nickname's form", () => {
  test("is NFKC with single spaces", () => {
    expect(normaliseNickname("  Ａｎａ \u00A0 2 ")).toBe("Ana 2");
  });
});

describe("a nickname may be", () => {
  test.each([
    ..."Ana lince-demo José Ñandú_99 Łukasz Ζωή Анна 李小龍 محمد नेहा A🚲 Ana.García d'Artagnan".split(" "),
    // What Scunthorpe has within it is nobody's fault.
    ..."Scunthorpe Penistone Computadora disputa Assunta Cassandra classic peacock Hancock Essex Dickens analista".split(" "),
    ..."therapist grapefruit Concha Nigeria Montenegro año cono cónica Matsushita reputación culotte Cockburn raccoon".split(" "),
    ..."pomo Pola piloto Niquelado Picasso Kutxabank conasur diputado imputado Acumulado titanic Mongolia bitácora salopette EnRetard MaineCoon".split(
      " ",
    ),
  ])("%s", (nickname) => {
    expect(nicknameIssue(nickname)).toBeUndefined();
  });
});

describe("a nickname may not be", () => {
  test.each(["ana@mail.com", "ａｎａ＠ｍａｉｌ．ｃｏｍ", "ana﹫mail"])("an e-mail: %s", (nickname) => {
    expect(nicknameIssue(nickname)).toBe("email");
  });

  test.each([
    ["zero width space", "an\u200Ba"],
    ["zero width joiner", "an\u200Da"],
    ["word joiner", "\u2060ana"],
    ["only zero width", "\u200B\u200C\u200D"],
    ["byte order mark", "an\uFEFFa"],
    ["right-to-left override", "ana\u202Eave"],
    ["isolate", "\u2066ana\u2069"],
    ["soft hyphen", "a\u00ADna"],
    ["Hangul filler", "\u3164"],
    ["Braille blank", "\u2800"],
    ["control", "an\u0007a"],
    ["line separator", "a\u2028b"],
    ["nothing but signs", "._-"],
    ["a pile of marks", "a\u0301\u0302\u0303\u0304na"],
    ["a lone surrogate", "a\uD800"],
  ])("unseen characters: %s", (_name, nickname) => {
    expect(nicknameIssue(nickname)).toBe("characters");
  });

  test.each([
    ..."puta PUTA p.u.t.a p_u_t_a puuuta PutoJefe puta99 рuta Mierd@ m1erda gilipollas g1l1p0llas gil1poIlas".split(" "),
    ..."fuck FuckYou xXfuckXx f.u.c.k sh1t b1tch cunt n1gg3r NIGGER_88 asshole heilhitler fûck ｆｕｃｋ".split(" "),
    ..."merde connard enculé Salope2 klootzak kut hoer kanker cazzo stronzo vaffanculo caralho buceta foder coño".split(" "),
    ..."hijo-de-puta hijo_de_puta".split(" "),
    "p u t a",
    "soy una puta",
  ])("offensive: %s", (nickname) => {
    // An @ among the letters is taken for an e-mail first.
    expect(["offensive", ...(nickname.includes("@") ? ["email"] : [])]).toContain(nicknameIssue(nickname));
  });
});

describe("nicknames are taken for one another", () => {
  test.each([
    ["Ana", "ana"],
    ["Ana", "Аnа"],
    ["Ana", "Ａna"],
    ["paypal", "раураl"],
    ["Alba", "AIba"],
    ["Alba", "A1ba"],
    ["lola", "l0la"],
    ["María", "Maria"],
    ["Marta", "rnarta"],
    ["TANIA", "ΤΑΝΙΑ"],
    ["oso", "οѕо"],
    ["Łukasz", "Lukasz"],
    ["ana maria", "ana\u00A0\u00A0maria"],
    ["ana-b", "ana–b"],
  ])("%s and %s", (one, other) => {
    expect(nicknameKey(other)).toBe(nicknameKey(one));
  });

  test.each([
    ["Ana", "Anna"],
    ["ana1", "ana2"],
    ["nube1", "nube11"],
    ["nube10", "nube1"],
    ["ana", "ana_"],
    ["oso5", "osos"],
  ])("but %s and %s are not", (one, other) => {
    expect(nicknameKey(other)).not.toBe(nicknameKey(one));
  });
});
