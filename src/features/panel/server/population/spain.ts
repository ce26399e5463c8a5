import type { Population } from "./population";

/**
 * Spain's population in thousands, by the age that a group of five years begins with: men, women. Approximate: of the order of what
 * the statistics institute (INE) published for 2023, not taken from its table. Put the table here before proportions have to be exact.
 */
const AGES = `15 1303 1227
20 1262 1198
25 1318 1282
30 1393 1387
35 1536 1554
40 1841 1849
45 2038 2022
50 1922 1938
55 1795 1845
60 1570 1660
65 1280 1410
70 1063 1227
75 898 1112
80 593 837
85 559 1061`;

/** By the code of the province, in thousands, rounded. */
const PROVINCES = `01 334 02 387 03 1956 04 753 05 159 06 668 07 1209 08 5797 09 358 10 387 11 1250 12 603 13 491
14 772 15 1124 16 197 17 806 18 930 19 272 20 728 21 533 22 226 23 619 24 447 25 448 26 322 27 324 28 6872 29 1751 30 1552
31 672 32 304 33 1006 34 158 35 1142 36 946 37 326 38 1071 39 589 40 155 41 1957 42 89 43 846 44 134 45 731 46 2711
47 521 48 1155 49 165 50 977 51 83 52 86`;

const GROUP_YEARS = 5;

const ages = AGES.split("\n").map((line) => line.split(" ").map(Number) as [number, number, number]);
const lastAge = Math.max(...ages.map(([from]) => from));

export const SPAIN: Population = {
  source: "≈ INE, 2023",
  people: ages.flatMap(([from, men, women]) => {
    const range = { from, to: from === lastAge ? undefined : from + GROUP_YEARS - 1 };
    return [
      { gender: "M", range, people: men },
      { gender: "W", range, people: women },
    ];
  }),
  provinces: new Map(PROVINCES.split(/\s+(?=\d\d \d)/).map((pair) => [pair.slice(0, 2), Number(pair.slice(3))])),
};
