/** The editor's name for the setting that is a list of named zones of the advertisement. */
export const ZONES_EDITOR = "neuro.zones";
