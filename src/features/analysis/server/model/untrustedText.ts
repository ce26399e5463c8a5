/** What an instruction to a language model looks like in the six languages: such a text is grouped, but feeds no statement. */
const INSTRUCTIONS = [
  /\b(?:ignor\w*|disregard|forget|olvid\w+|oubli\w+|negeer|vergeet|dimentica\w*|esque[cç]\w+)\b.{0,60}\b(?:instru\w+|istruzion\w+|prompt\w*|rules?|reglas?|r[eè]gles?|regels?|regole|regras?|anterior\w*|previous|pr[eé]c[eé]dent\w*)/iu,
  /\b(?:system|developer|assistant|sistema|asistente|assistente|syst[eè]me)\s*(?:prompt|message|mensaje|messaggio|mensagem)?\s*[:>\]]/iu,
  /\b(?:as an ai|language model|modelo de lenguaje|mod[eè]le de langage|taalmodel|modello linguistico|modelo de linguagem|chatgpt|llm)\b/iu,
  /\b(?:respond|answer|reply|write|output|print|responde|escribe|r[eé]ponds|[eé]cris|antwoord|schrijf|rispondi|scrivi|escreve)\b.{0,30}\b(?:only|exactly|verbatim|solo|s[oó]lo|seulement|exactement|alleen|precies|soltanto|esattamente|apenas|exatamente|literalmente)\b/iu,
  /<\/?\w+[^>]*>|\[[^\]]*\]\(|```|\{\s*"/u,
];
const ADDRESS = /\b(?:https?:|www\.|mailto:)|\b[\p{L}\d-]+\.(?:com|org|net|es|fr|nl|it|pt|io|ru|cn|info|example)\b|\S+@\S+/iu;

/** Whether a participant's text tries to tell a language model what to write, or leads somewhere else. */
export const isInstruction = (text: string) => ADDRESS.test(text) || INSTRUCTIONS.some((pattern) => pattern.test(text));

/**
 * Whether what the model wrote is words of one line alone: no address, markup, number or quotation, which come from the
 * database, and no mark that turns what stands around it.
 */
export const isPlainText = (text: string) =>
  !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text) &&
  !ADDRESS.test(text) &&
  !/[<>{}[\]|`*_#\\]/u.test(text) &&
  !/\p{N}/u.test(text) &&
  !/["“”„«»]/u.test(text);
