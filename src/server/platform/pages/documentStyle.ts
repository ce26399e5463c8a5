import { colourVariables, runnerColours } from "../../../shared/theme/runnerColours";

/** The product's colours in one mode, as declarations. */
function declarations(mode: "light" | "dark"): string {
  const { colorScheme, ...variables } = colourVariables(runnerColours(null, mode));
  return Object.entries({ ...variables, "color-scheme": colorScheme ?? mode })
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}

const LAYOUT = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--rn-text);background:var(--rn-page);overflow-wrap:anywhere}
.column{max-width:640px;margin:0 auto;padding:0 20px}
header{border-bottom:1px solid var(--rn-line)}
header .column{display:flex;align-items:center;justify-content:space-between;min-height:56px}
.brand{font-weight:650}
main{padding:24px 0 40px}
h1{font-size:16px;font-weight:600;margin:0;color:var(--rn-muted)}
h2{font-size:20px;line-height:28px;margin:36px 0 12px;text-wrap:balance}
.page-title{font-size:24px;line-height:32px;font-weight:650;color:var(--rn-text);text-wrap:balance}
p{margin:8px 0 0}
.balance{font-size:44px;line-height:52px;font-weight:680;font-variant-numeric:tabular-nums;margin:4px 0 0}
.unit{font-size:20px;font-weight:500;color:var(--rn-muted)}
.muted{color:var(--rn-muted)}
.notice{border:1px solid var(--rn-edge);border-left:4px solid var(--rn-warning);border-radius:8px;padding:12px 16px;margin-top:20px}
ul{list-style:none;margin:0;padding:0}
.cards li{border:1px solid var(--rn-edge);border-radius:12px;background:var(--rn-surface);padding:16px;margin-bottom:12px}
.cards h3{font-size:16px;line-height:24px;margin:0}
.facts{display:flex;flex-wrap:wrap;gap:4px 16px;margin:4px 0 14px;font-size:14px;color:var(--rn-muted)}
.facts strong{color:var(--rn-text)}
.rows li{display:flex;justify-content:space-between;align-items:baseline;gap:16px;padding:12px 0;border-bottom:1px solid var(--rn-line)}
.rows li:last-child{border-bottom:0}
.rows small{display:block;font-size:14px;color:var(--rn-muted)}
.amount{flex:none;font-weight:600;font-variant-numeric:tabular-nums}
.plus{color:var(--rn-success)}
.button,button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 20px;border:1px solid var(--rn-button-edge);border-radius:8px;background:var(--rn-button);color:var(--rn-button-ink);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.quiet{background:transparent;border-color:var(--rn-edge-strong);color:var(--rn-text)}
form{margin:16px 0 0}
label{display:block;font-size:14px;color:var(--rn-muted);margin:12px 0 4px}
input,textarea{width:100%;min-height:48px;padding:10px 12px;border:1px solid var(--rn-edge-strong);border-radius:8px;background:var(--rn-surface);color:var(--rn-text);font:inherit}
textarea{min-height:96px;resize:vertical}
.accept{display:flex;align-items:center;gap:12px;min-height:44px;font-size:16px;color:var(--rn-text)}
.accept input{flex:none;width:24px;min-height:24px;margin:0;padding:0;accent-color:var(--rn-accent)}
form button{margin-top:12px}
summary{cursor:pointer;min-height:44px;display:inline-flex;align-items:center;font-size:14px;font-weight:600;color:var(--rn-accent)}
.said{border-left:3px solid var(--rn-edge-strong);padding:2px 0 2px 12px;margin:10px 0}
.said p{margin:0;white-space:pre-line}
.said small{display:block;font-size:14px;color:var(--rn-muted)}
.done p{color:var(--rn-muted)}
nav{display:flex;flex-wrap:wrap;gap:0 16px;margin-top:24px;border-top:1px solid var(--rn-line);padding-top:12px}
nav a{display:inline-flex;align-items:center;min-height:44px;font-size:14px;color:var(--rn-muted)}
nav a[aria-current]{color:var(--rn-text);font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--rn-accent);outline-offset:2px}
@media (max-width:480px){.button,form button{width:100%}}`;

/** The product's look of a document that needs no script, in the reader's mode. */
export const DOCUMENT_STYLE = `:root{${declarations("light")}}@media (prefers-color-scheme:dark){:root{${declarations("dark")}}}${LAYOUT.replaceAll("\n", "")}`;
