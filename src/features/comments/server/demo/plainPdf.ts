/** Of a page. Points: A4. */
const [WIDTH, HEIGHT, MARGIN] = [595, 842, 64];
const LINE = { size: 12, step: 20 } as const;
const TITLE = { size: 20, step: 44 } as const;

/** A text of a PDF (ISO 32000-1, 7.3.4.2), of what Latin-1 can write. */
const quoted = (text: string) => `(${text.replace(/[\\()]/g, "\\$&")})`;

function pageOf(title: string, lines: readonly string[]): string {
  const top = `BT /F2 ${TITLE.size} Tf ${MARGIN} ${HEIGHT - MARGIN - TITLE.size} Td ${quoted(title)} Tj`;
  const rest = lines.map((line, index) => `0 -${index === 0 ? TITLE.step : LINE.step} Td ${quoted(line)} Tj`);
  return [top, `/F1 ${LINE.size} Tf`, ...rest, "ET"].join("\n");
}

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** A page with a title and lines, in the letters that every reader of PDF brings. */
export function plainPdf(title: string, lines: readonly string[]): Buffer {
  const page = pageOf(title, lines);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const entries = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, "latin1");
}
