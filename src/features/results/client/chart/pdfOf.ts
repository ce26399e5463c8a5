/** A4 in points. */
const SHORT = 595;
const LONG = 842;
const MARGIN = 36;

interface PdfImage {
  readonly jpeg: Uint8Array;
  /** Of the image, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Of the document. */
  readonly title: string;
}

/** A text of a document, in UTF-16 with its mark, as hexadecimal digits. */
function hexText(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, "0"));
  return `<feff${units.join("")}>`;
}

/** A PDF 1.4 of one sheet of A4, lying where the image is wide, with the image as large as fits. */
export function pdfOf({ jpeg, width, height, title }: PdfImage): Uint8Array<ArrayBuffer> {
  const [sheetWidth, sheetHeight] = width > height ? [LONG, SHORT] : [SHORT, LONG];
  const scale = Math.min((sheetWidth - 2 * MARGIN) / width, (sheetHeight - 2 * MARGIN) / height);
  const [w, h] = [width * scale, height * scale].map((length) => Math.round(length * 100) / 100) as [number, number];
  const drawing = `q ${w} 0 0 ${h} ${((sheetWidth - w) / 2).toFixed(2)} ${(sheetHeight - MARGIN - h).toFixed(2)} cm /Im Do Q`;
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheetWidth} ${sheetHeight}]`;
  const image = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB`;
  const objects: readonly (readonly (string | Uint8Array)[])[] = [
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    ["<< /Type /Pages /Kids [3 0 R] /Count 1 >>"],
    [`${page} /Resources << /XObject << /Im 4 0 R >> >> /Contents 5 0 R >>`],
    [`${image} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`, jpeg, "\nendstream"],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    [`<< /Title ${hexText(title)} >>`],
  ];
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  add("%PDF-1.4\n");
  for (const [index, contents] of objects.entries()) {
    offsets.push(length);
    add(`${index + 1} 0 obj\n`);
    for (const part of contents) add(part);
    add("\nendobj\n");
  }
  const start = length;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) add(`${String(offset).padStart(10, "0")} 00000 n \n`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
