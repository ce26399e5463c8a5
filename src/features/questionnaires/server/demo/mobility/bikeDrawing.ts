/** A bicycle in a colour, drawn here: the demo brings no pictures of others. */
export function bikeDrawing(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect width="240" height="160" rx="12" fill="#F3F4F6"/><g fill="none" stroke="#1F2937" stroke-width="6"><circle cx="62" cy="104" r="34"/><circle cx="178" cy="104" r="34"/></g><g fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="M62 104 96 52h66l16 52M96 52l28 52 38-52M62 104h62"/></g><g fill="none" stroke="#1F2937" stroke-width="7" stroke-linecap="round"><path d="M84 38h24M96 52V38M162 52l-6-20h22"/></g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
