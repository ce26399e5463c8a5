/** A file's text: UTF-8, or what older spreadsheets write, which reads any byte. */
export async function decodeFile(file: Blob): Promise<string> {
  const content = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("windows-1252").decode(content);
  }
}
