// What survey services, form services and statistics packages call the columns that are no questions, in six languages.

export const whole = (...words: readonly string[]) => new RegExp(`^(?:${words.join("|")})$`, "i");

const SUBJECT =
  "respondents?|responses?|participants?|submissions?|records?|cases?|users?|subjects?|panelists?|members?|encuestados?|respuestas?|participantes?|usuarios?|r[ée]pondants?|r[ée]ponses?|respondenten?|rispost[ae]|respondentes?|resposta";
export const ID = whole(
  `(?:${SUBJECT})?[\\s_.-]*(?:id|identifier|identificador|identifiant|uuid|guid|key|token|no\\.?|number|n[uú]mero)(?:[\\s_.-]*(?:de (?:la |el )?|of )?(?:${SUBJECT}))?`,
  "#|n[º°]\\.?|no\\.",
  "_?(?:id|uuid)|meta/instanceid|responseid|id\\. de respuesta",
  "resp[\\s_.-]*id|respondent(?:[\\s_.-]*serial)?|folio|encuestado|lfd\\.? ?nr\\.?|laufende nummer|rid|psid|caseid|serial",
);
export const START = whole(
  "(?:time|date)?[\\s_-]*start(?:[\\s_-]*(?:date|time|ed))?(?:[\\s_-]*(?:at|time|\\(?utc\\)?))?|started",
  "date[\\s_-]*created|created(?:[\\s_-]*at)?|timestamp|datestamp",
  "fecha (?:de )?(?:inicio|creaci[oó]n)|hora de inicio|marca temporal|date de d[ée]but|heure de d[ée]but|date de lancement|horodateur",
  "startdatum|begintijd|tijdstempel|data (?:di )?inizio|ora di inizio|informazioni cronologiche|data de in[ií]cio|hora de in[ií]cio|carimbo de data/hora",
);
export const END = whole(
  "end(?:[\\s_-]*(?:date|time|ed))?(?:[\\s_-]*(?:at|time|utc))?|completed(?:[\\s_-]*(?:at|on))?|completion[\\s_-]*(?:date|time)",
  "date[\\s_-]*modified|submit[\\s_-]*date(?: \\(utc\\))?|(?:date[\\s_-]*)?submitted(?:[\\s_-]*(?:at|on))?|recorded[\\s_-]*date|_submission_time",
  "fecha (?:de )?(?:fin|finalizaci[oó]n|env[ií]o)|hora de finalizaci[oó]n|date de fin|date de soumission|heure de fin",
  "einddatum|eindtijd|data (?:di )?fine|data invio|ora di completamento|data de fim|data de envio|hora de conclus[ãa]o",
);
/** Where a blank says that the response was never sent. */
export const SUBMITTED = whole(
  "submit[\\s_-]*date(?: \\(utc\\))?|date[\\s_-]*submitted",
  "fecha de env[ií]o|date de soumission|data invio|data de envio|verzenddatum",
);
export const STATUS = whole(
  "(?:response[\\s_-]*|survey[\\s_-]*)?(?:status|state)|finished|(?:is[\\s_-]*)?completed?\\??|\\w+_complete",
  "estado(?: de la respuesta)?|finalizad[ao]|complet[ao]d?[ao]?|statut|termin[ée]|stato|completat[ao]|voltooid|conclu[ií]d[ao]",
);
export const PLAIN_STATUS = whole(
  "(?:response[\\s_-]*|survey[\\s_-]*)?(?:status|state)",
  "estado(?: de la respuesta)?|statut|stato",
);
export const FINISHED = whole(
  "completed?|finished|submitted|true|yes|1|2|100|s[ií]|sì|oui|ja|sim|verdadero|vrai|vero|waar|verdadeiro",
  "complet[ao]|completad[ao]|terminad[ao]|enviad[ao]|complète|termin[ée]e?|completat[ao]|voltooid|conclu[ií]d[ao]",
);
export const UNFINISHED = whole(
  "partial(?:ly)?|incomplete|in progress|started|false|no|0|unverified|disqualified|abandoned|falso|faux|onwaar|non|nee|n[ãa]o",
  "parcial|incomplet[ao]|en curso|iniciad[ao]|partiel(?:le)?|incompl[eè]te?|parziale|incomplet[ao]|gedeeltelijk|onvolledig",
);
export const PROGRESS = whole("progress(?: \\(%\\))?|percent[\\s_-]*complete|progreso|progression|voortgang|progresso");
export const LANGUAGE = whole(
  "(?:start|user|survey|response|interview)[\\s_-]*language|userlanguage|(?:idioma|lenguaje) (?:inicial|de inicio)|langue de d[ée]part|starttaal|lingua iniziale",
);
/** Of a plain name that a question could have, too. */
export const PLAIN_LANGUAGE = whole("language|idioma|langue|lingua|taal|l[ií]ngua");

/** What survey services and statistics packages call what they know of a response. No question is called so. */
export const TECHNICAL = whole(
  // Several services
  "network[\\s_-]*id|ip[\\s_-]*(?:address)?|ipaddr|direcci[oó]n ip|adresse ip|user[\\s_-]*agent|session[\\s_-]*id|refer(?:r?er|url)(?:[\\s_-]*url)?|seed|last[\\s_-]*page|[uú]ltima p[aá]gina|duration(?: \\(.*\\))?|total[\\s_-]*time|interview[\\s_-]*time",
  "collector[\\s_-]*id|distribution[\\s_-]*channel|external[\\s_-]*(?:data[\\s_-]*)?reference|response[\\s_-]*(?:set|type)|location[\\s_-]*(?:latitude|longitude)|q_(?:\\w*score|relevant\\w+|total\\w+|ballot\\w+|url|duplicate\\w+|straight\\w+|unanswered\\w+|device|chl|datapolicy\\w*|terminateflag)|contact[\\s_-]*id|legacy comments|date[\\s_-]*last[\\s_-]*action|fecha de la [uú]ltima acci[oó]n|last modified time|hora de la [uú]ltima modificaci[oó]n",
  // Forms of field surveys
  "_.*_(?:latitude|longitude|altitude|precision)|_(?:index|notes|tags|status|validation_status|submitted_by|xform_id_string|parent_.*|version_?|geolocation|attachments)|__version__|formhub/uuid|meta/.*|deviceid|simserial|subscriberid|phonenumber|devicephonenum|audit(?:_url)?|today",
  "redcap_\\w+|\\w+_timestamp|grouptime\\d+|[a-z]\\d+\\w*time|(?:dur|time|tiempo)_?(?:p|page|pag|pagina)?_?\\d+",
);
/** About a response where the file has a technical column beside them, else questions. */
export const BESIDE_TECHNICAL = whole(
  "tags|longitude|latitude|country|city|state/region|postal|comments|score|puntuaci[oó]n|custom(?:_?data)?[\\s_-]*\\d+|channel|order|start|quotas",
);
export const PERSONAL = whole(
  "e-?mail(?:[\\s_-]*(?:address|adres))?|username|recipient[\\s_-]*(?:email|(?:first|last)[\\s_-]*name)|(?:first|last|full)[\\s_-]*name|name|phone(?: number)?",
  "dni|nif|nie|nombre completo|codice fiscale|cpf|nome completo|nom complet|volledige naam|passport(?: (?:no|number))?\\.?|nss",
  "correo(?: electr[oó]nico)?|direcci[oó]n de correo(?: electr[oó]nico)?|nombre(?: de usuario)?|apellidos?|nombre y apellidos|tel[eé]fono",
  "adresse e-?mail|nom|pr[ée]nom|e-mailadres|naam|indirizzo e-?mail|nome|cognome|endere[cç]o de e-?mail|telefone",
);
/** A point on the map, as field surveys write it. */
export const PLACE = /^-?\d{1,3}\.\d{3,}[ ,]\s*-?\d{1,3}\.\d{3,}(?:\s-?\d+(?:\.\d+)?){0,2}$/;
/** What forms write where they ask for no name. */
export const NOBODY = /^(?:anonymous|an[oó]nim[oa]|anonyme|anonimo|anoniem|an[oó]nim[oa])$/i;
export const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
