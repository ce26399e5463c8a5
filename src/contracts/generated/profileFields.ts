// Generated from schemas/ by `npm run generate`: change the schemas, not this file.

/** What members say of themselves, in the order in which they are asked. */
export const PROFILE_FIELDS = [
  {"name":"picture","field":"image","input":"photo"},
  {"name":"nickname","field":"nickname","input":"nickname"},
  {"name":"name","field":"name","input":"text","autoComplete":"given-name","maxLength":80},
  {"name":"surname","field":"surname","input":"text","autoComplete":"family-name","maxLength":120},
  {"name":"gender","field":"gender","input":"choice","autoComplete":"sex","choices":["M","W"]},
  {"name":"bornDate","field":"birthDate","input":"date","autoComplete":"bday","hasHelp":true},
  {"name":"province","field":"province","input":"area","autoComplete":"address-level1","maxLength":100},
  {"name":"phone","field":"phone","input":"tel","autoComplete":"tel","maxLength":25,"hasHelp":true},
] as const;
