const ACCENTED: Readonly<Record<string, string>> = {
  a: "áàäâãåÁÀÄÂÃÅ",
  e: "éèëêÉÈËÊ",
  i: "íìïîÍÌÏÎ",
  o: "óòöôõøÓÒÖÔÕØ",
  u: "úùüûÚÙÜÛ",
  c: "çÇ",
  n: "ñÑ",
};

const FROM = Object.values(ACCENTED).join("");
const TO = Object.entries(ACCENTED)
  .map(([plain, accented]) => plain.repeat(accented.length))
  .join("");

function keySql(text: string): string {
  // What is ASCII alone, as most is, is spared the rest.
  const isAscii = `octet_length(${text}) = char_length(${text})`;
  return `case when ${isAscii} then lower(${text} collate "C") else translate(lower(${text}), '${FROM}', '${TO}') end`;
}

/**
 * What searches compare: texts without case and accents. `search_key` is for queries, which take its body in;
 * `search_text_of` is for the generated column: that is read from the catalogue with every insert, so it must be short,
 * and a body that is taken in would be so anew each time. Neither needs a search path: a restore has none.
 */
export const SEARCH_FUNCTIONS: readonly string[] = [
  `create or replace function search_key(phrase text) returns text language sql immutable parallel safe
    return ${keySql("phrase")}`,
  `create or replace function search_text_of(variadic parts text[]) returns text language plpgsql immutable parallel safe as $$
    declare phrase text := array_to_string(parts, ' ');
    begin
      return ${keySql("phrase")};
    end
  $$`,
];
