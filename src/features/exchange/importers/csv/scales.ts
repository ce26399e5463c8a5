/**
 * Words of the usual answer scales, each from its low end to its high end. A column's options are ordered by the first
 * scale that ranks all of them differently. Written for six languages, since headings and cells come in the respondents'.
 */
export const SCALES: readonly (readonly RegExp[])[] = [
  // frequency
  ranks(
    "never|nunca|jam[aá]s|jamais|nooit|mai",
    "almost never|hardly ever|casi nunca|presque jamais|bijna nooit|quasi mai|quase nunca",
    "rarely|seldom|raras? veces|rara vez|raras vezes|raramente|rarement|zelden",
    "once in a while|occasionally|de vez en cuando|ocasionalmente|de temps en temps|af en toe|ogni tanto|de vez em quando",
    "sometimes|a veces|algunas veces|parfois|soms|a volte|qualche volta|[àa]s vezes",
    "about half the time|half (of )?the time|la mitad de las veces|la moiti[ée] du temps",
    "often|frequently|a menudo|con frecuencia|frecuentemente|souvent|vaak|spesso|frequentemente|muitas vezes",
    "very often|muy a menudo|muchas veces|tr[eè]s souvent|heel vaak|molto spesso",
    "usually|most of the time|normalmente|habitualmente|la mayor parte del tiempo|d'habitude|meestal|di solito|geralmente",
    "almost always|nearly always|casi siempre|presque toujours|bijna altijd|quasi sempre|quase sempre",
    "always|siempre|toujours|altijd|sempre",
  ),
  // how often in a period
  ranks(
    "never|nunca|jamais|nooit|mai",
    "less than once a year|menos de una vez al a[nñ]o",
    "once a year( or less)?|yearly|annually|una vez al a[nñ]o|une fois par an",
    "(a few|several|some|2-3|two or three) times (a|per) year|(varias|algunas) veces al a[nñ]o|plusieurs fois par an",
    "less than once a month|menos de una vez al mes",
    "once a month( or less)?|monthly|una vez al mes|une fois par mois|eens per maand",
    "(a few|several|some|2-3|two or three) times (a|per) month|(varias|algunas) veces al mes|plusieurs fois par mois",
    "once a week( or less)?|weekly|una vez (a la|por) semana|une fois par semaine|eens per week",
    "(a few|several|some|2-3|two or three) times (a|per) week|(varias|algunas) veces (a la|por) semana|plusieurs fois par semaine",
    "every day|daily|once a day|todos los d[ií]as|a diario|una vez al d[ií]a|tous les jours|elke dag|dagelijks|ogni giorno|todos os dias",
    "(several|many|a few|more than one|multiple) times (a|per) day|(varias|muchas) veces al d[ií]a|plusieurs fois par jour",
  ),
  // number of times
  ranks(
    "(it is )?(never|not|none)\\b.*|zero( times)?|ninguna( vez)?",
    "once|one time|una vez",
    "twice|two times|dos veces",
    "three times|tres veces",
    "four times|cuatro veces",
    "five times|cinco veces",
    "more than .*|over .*|m[aá]s de .*",
  ),
  // bipolar scales: importance, satisfaction, likelihood, agreement and the like
  ranks(
    "(very|extremely|completely|strongly|totally) (un|dis|in)\\w+.*|muy (in|des|im)\\w+.*|(totalmente|muy) en desacuerdo|tr[eè]s (in|im|d[ée]s)\\w+.*|pas du tout d'accord|(helemaal|zeer) (oneens|on\\w+)|(totalmente|molto) (in disaccordo|in\\w+)|discordo totalmente|very (bad|poor|negative)|muy mal[oa]?|very low|much worse",
    "(somewhat|fairly|moderately|slightly|a little|rather|quite) (un|dis|in)\\w+.*|(algo|bastante|poco) (in|des|im)\\w+.*|(algo )?en desacuerdo|(plut[oô]t|assez) (in|im|d[ée]s)\\w+.*|plut[oô]t pas d'accord|(enigszins )?oneens|on\\w+en|in disaccordo|discordo( parcialmente)?|disagree|unlikely|unsatisfied|dissatisfied|unimportant|bad|poor|negative|mal[oa]?|low|worse|(un|dis)\\w+|insatisfech[oa]s?|insatisfait(e|s)?|insoddisfatt[oaie]|ontevreden|insatisfeit[oa]s?|improbable|improbabile|improv[aá]vel|onwaarschijnlijk",
    "neither.*|neutral.*|undecided|no opinion|ni .*|neutr[oe]|ni satisfait.*|noch .*|neutraal|n[ée] .*|nem .*|indiferente|regular|average|fair|medium|about the same|the same",
    "(somewhat|fairly|moderately|slightly|a little|rather|quite) (?!un|dis|in)\\w+.*|(algo|bastante) (?!in|des|im|en )\\w+.*|(algo )?de acuerdo|plut[oô]t d'accord|d'accord|(enigszins )?eens|d'accordo|concordo( parcialmente)?|agree|likely|satisfied|important|good|positive|buen[oa]|bien|high|better|satisfech[oa]s?|satisfait(e|s)?|soddisfatt[oaie]|tevreden|satisfeit[oa]s?|probable|probabile|prov[aá]vel|waarschijnlijk|importante|belangrijk",
    "(very|extremely|completely|strongly|totally) (?!un|dis|in|bad|poor|low|neg)\\w+.*|muy (?!in|des|im|mal|en des)\\w+.*|(totalmente|muy) de acuerdo|tout [àa] fait d'accord|tr[eè]s (?!in|im|d[ée]s)\\w+.*|(helemaal|zeer) (?!on)\\w+|(totalmente|molto) (?!in |in\\w|en des|des|d[ae] meno)\\w+.*|concordo totalmente|excellent|excelente|much better",
  ),
  // amount
  ranks(
    "not at all.*|none at all|nothing|nada.*|pas du tout.*|helemaal niet.*|per niente.*|de modo nenhum",
    "not (very |so )?(much|\\w+)|very little|hardly.*|no mucho|muy poco|pas beaucoup|niet veel|non molto|n[ãa]o muito",
    "a little|slightly.*|only a little|poco( .*)?|un poco|un peu|een beetje|un po'|um pouco|pouco",
    "some|somewhat.*|moderately.*|a moderate amount|algo.*|assez.*|enigszins.*|abbastanza.*",
    "quite.*|bastante.*|plut[oô]t.*",
    "very.*|a lot|much|mucho|muy.*|beaucoup|tr[eè]s.*|veel|zeer.*|molto.*|muito.*",
    "extremely.*|a great deal|completely|much[ií]simo|extremadamente.*|[ée]norm[ée]ment|extreem.*|moltissimo|much more",
  ),
  // plain yes and no, from yes to no
  ranks(
    "yes\\b.*|s[ií]\\b.*|sì\\b.*|oui\\b.*|ja\\b.*|sim\\b.*",
    "maybe|perhaps|tal vez|quiz[aá]s?|peut-[êe]tre|misschien|forse|talvez",
    "no\\b.*|non\\b.*|nee\\b.*|n[ãa]o\\b.*",
  ),
  // graded yes and no, from no to yes
  ranks(
    "no,? not( \\w+)* at all.*|no,? nada.*|definitely (no|not).*",
    "no|probably not.*|no,? not .*",
    "maybe|perhaps|tal vez|quiz[aá]s?|peut-[êe]tre|misschien|forse|talvez",
    "yes,? (somewhat|a little|slightly).*|s[ií],? (algo|un poco).*|probably.*",
    "yes|s[ií]|oui|ja|s[iì]|sim",
    "yes,? (very|a lot|definitely|absolutely).*|s[ií],? (muy|mucho).*|definitely.*",
  ),
  // schooling
  ranks(
    "no (formal )?(schooling|education|studies)|sin estudios",
    "(less than|some|did not finish|no) high school.*|primar[yi].*|elementary.*|(estudios )?primarios?",
    "high school.*|secondary.*|(estudios )?secundarios?|bachillerato|bac|ged",
    "(some college|associate|vocational|trade school|technical).*|formaci[oó]n profesional|fp",
    "(college|bachelor|undergraduate|university).*|(estudios )?universitari[oa]s?|grado|licenciatura|licence",
    "(some )?(graduate|postgraduate|master).*|m[aá]ster|posgrado",
    "(phd|ph\\.d\\.|doctor).*|doctorado",
  ),
  // months and days
  ranks(
    "jan\\w*|ener?o?",
    "feb\\w*",
    "mar(ch|zo)?",
    "apr\\w*|abr\\w*",
    "may|mayo",
    "june?|junio",
    "july?|julio",
    "aug\\w*|ago\\w*",
    "sep\\w*",
    "oct\\w*",
    "nov\\w*",
    "dec\\w*|dic\\w*",
  ),
  ranks(
    "monday|lunes|lundi|maandag|luned[iì]|segunda.*",
    "tuesday|martes|mardi|dinsdag|marted[iì]|ter[cç]a.*",
    "wednesday|mi[eé]rcoles|mercredi|woensdag|mercoled[iì]|quarta.*",
    "thursday|jueves|jeudi|donderdag|gioved[iì]|quinta.*",
    "friday|viernes|vendredi|vrijdag|venerd[iì]|sexta.*",
    "saturday|s[aá]bado|samedi|zaterdag|sabato",
    "sunday|domingo|dimanche|zondag|domenica",
  ),
];

function ranks(...words: readonly string[]): readonly RegExp[] {
  return words.map((word) => new RegExp(`^(?:${word})$`, "i"));
}
