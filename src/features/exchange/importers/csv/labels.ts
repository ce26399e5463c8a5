/** Whether an option's text means "other", which usually opens a text box. */
export function isOther(label: string): boolean {
  return /^(other|others|otros?|otras?|autres?|andere?|anders|altr[oiae]|outr[oa]s?)\b|\b(please specify|especif[ií]c\w+|especifi[qc]u?\w+|pr[ée]cise\w*|specificare|graag toelichten)\b/i.test(
    label,
  );
}

/** Whether an option's text is an evasion, which stands after the substantial ones. */
export function isEvasive(label: string): boolean {
  return /^(none|none of the above|unfamiliar( \(.*\))?|n\/?a|not applicable|doesn.?t apply|does not apply|ningun[oa]?\b.*|no aplica|no procede|aucun\w*|geen|nessun\w*|nenhum\w*)$|\b(don.?t know|do not know|not sure|unsure|no s[eé]\b|no sabe|ns\/?nc|prefer(s|red)? not|rather not|prefiero no|no contesta|sans opinion|ne sais pas|ne souhaite pas|weet (ik )?niet|liever niet|non so|preferisco non|n[ãa]o sei|prefiro n[ãa]o|refused?|decline)\b/i.test(
    label,
  );
}
