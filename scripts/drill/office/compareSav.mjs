// An SPSS file as a program read it, against the API's CSV of codes and of labels.

/** Of the columns of dates SPSS's calendar begins then. */
const EPOCH_SECONDS = 12_219_379_200;
const MARK = /^\[(dont-know|refused|no-answer)\]$/;
const LONGEST_LABEL = 252;
const LONGEST_VALUE_LABEL = 120;
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?Z)?)?$/;

/** A CSV's cell as it was before it was guarded against spreadsheets. */
const unguarded = (cell) =>
  /^'+[\s"=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell) || /^'/.test(cell) ? cell.replace(/^'/, "") : cell;
const lineBreaks = (text) => text.replace(/\r\n?/g, "\n");
const ending = (text) => lineBreaks(text).replace(/ +$/, "");

const cut = (text, most) => {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return text;
  let end = most;
  while ((bytes[end] & 0b1100_0000) === 0b1000_0000) end -= 1;
  return bytes.subarray(0, end).toString();
};

const secondsOf = (cell) => Date.parse(/T\d{2}:\d{2}$/.test(cell) ? `${cell}Z` : cell) / 1_000;

/** Whether a value is the cell's, told by what kind the column is. */
function isSame(value, cell, { kind, offset, textOf }) {
  if (cell === "") return value === "";
  if (DATE.test(cell) && kind !== "text") {
    const expected = kind === "date" ? secondsOf(cell) / 86_400 : Math.round(secondsOf(cell)) + offset;
    return Math.abs(Number(value) - expected) < 0.001;
  }
  if (kind === "text") return [unguarded(cell), cell].some((text) => textOf(ending(value)) === textOf(ending(text)));
  return value !== "" && Math.abs(Number(value) - Number(cell)) < 1e-9;
}

/**
 * @param read.cells rows of texts, numbers as they are written
 * @param read.columns by place: name, label, kind, value labels, what is declared missing
 */
function compare({ cells, columns, offset, textOf = (text) => text }, { codes, labels }) {
  const [names, ...rows] = codes;
  const [titles, ...words] = labels;
  const faults = [];
  if (cells.length !== rows.length) faults.push(`${cells.length} cases in place of ${rows.length}`);
  for (const [at, name] of names.entries()) {
    const column = columns[at];
    if (!column) {
      faults.push(`${name} is missing`);
      continue;
    }
    const title = unguarded(titles[at]).replace(new RegExp(` \\(${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\)$`), "");
    if (ending(column.label) !== ending(cut(title, LONGEST_LABEL)))
      faults.push(`${name} is called ${JSON.stringify(column.label)}, not ${JSON.stringify(title)}`);
    for (const [line, row] of rows.entries()) {
      const [value = "", cell, word] = [cells[line]?.[at], row[at], words[line][at]];
      const labelled = column.labels.get(value);
      if (MARK.test(cell)) {
        if (!column.missing?.includes(value) && column.missing)
          faults.push(`${name} of ${line}: ${value} isn't missing for ${cell}`);
      } else if (!isSame(value, cell, { kind: column.kind, offset, textOf })) {
        faults.push(`${name} of ${line}: ${JSON.stringify(value)}, not ${JSON.stringify(cell)}`);
        continue;
      }
      if (word !== cell && ending(labelled ?? "") !== ending(cut(unguarded(word), LONGEST_VALUE_LABEL)))
        faults.push(`${name} of ${line}: ${value} is labelled ${JSON.stringify(labelled)}, not ${JSON.stringify(word)}`);
    }
  }
  return faults;
}

/** Dates with declared missing values are numbers to haven, which counts them, marks included, as it counts dates. */
function timeScale(format) {
  if (format.startsWith("DATETIME")) return (mark) => mark - EPOCH_SECONDS;
  return format.startsWith("DATE") ? (mark) => (mark - EPOCH_SECONDS) / 86_400 : undefined;
}

/** A mark as it was written. */
function markOf(cell, { missing, scale }) {
  const found = scale && cell !== "" && missing.find((mark) => Math.abs(scale(Number(mark)) - Number(cell)) < 1e-5);
  return found || cell;
}

export function compareHaven({ variables, labels, cells }, csv) {
  const columns = variables.map(({ name, label, kind, missing, format }) => {
    const scale = timeScale(format);
    return {
      ...{ label, scale },
      kind: scale && kind === "number" && !format.startsWith("DATETIME") ? "date" : kind,
      missing: missing.split("|").filter(Boolean),
      labels: new Map(labels.filter((one) => one.name === name).map(({ value, label: text }) => [value, text])),
    };
  });
  const marked = cells.map((row) => row.map((cell, at) => (columns[at] ? markOf(cell, columns[at]) : cell)));
  return compare({ cells: marked, columns, offset: 0 }, csv);
}

export function compareSavReader(rows, meta, csv) {
  const { sysvars } = meta;
  const columns = sysvars.map(({ name, label, type, missing }) => ({
    label: label ?? "",
    kind: type === 0 ? "number" : "text",
    // It knows none of texts.
    missing:
      type !== 0
        ? undefined
        : [missing]
            .flat()
            .filter((one) => one !== undefined && one !== null)
            .map((one) => String(one).trimEnd()),
    labels: new Map((meta.getValueLabels(name) ?? []).map(({ val, label: text }) => [String(val), text])),
  }));
  const cells = rows.map((row) => sysvars.map(({ name }) => String(row[name] ?? "")));
  // It reads eight bytes at a time, and cuts the characters that lie across.
  const textOf = (text) => text.replace(/[^\x20-\x7e]/g, "");
  return compare({ cells, columns, offset: EPOCH_SECONDS, textOf }, csv);
}
