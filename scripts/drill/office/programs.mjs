// R and LibreOffice, where they are.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";

const LONGEST_MS = 180_000;

const runs = (command, args) => spawnSync(command, args, { stdio: "ignore", timeout: LONGEST_MS }).status === 0;

export const hasHaven = () => runs("Rscript", ["-e", "library(haven)"]);
export const hasLibreOffice = () => runs("soffice", ["--headless", "--version"]);

const rowsOf = (path) => parse(readFileSync(path, "utf8"), { bom: true, relaxColumnCount: true });

/** Texts come in JSON's escapes, so that line breaks and quotes are theirs. */
const READ_SAV = `
suppressMessages(library(haven))
given <- commandArgs(TRUE)
data <- read_sav(given[1], user_na = TRUE)
escaped <- function(x) { x <- as.character(x); x[is.na(x)] <- ""; gsub("\\n", "\\\\n", gsub("\\r", "\\\\r", gsub("\\\\", "\\\\\\\\", x, fixed = TRUE), fixed = TRUE), fixed = TRUE) }
cell <- function(column) {
  plain <- unclass(column); attributes(plain) <- NULL
  if (is.character(plain)) return(escaped(plain))
  vapply(plain, function(one) if (is.na(one)) "" else format(one, digits = 15, scientific = FALSE, trim = TRUE), "")
}
variables <- do.call(rbind, lapply(names(data), function(name) {
  column <- data[[name]]
  text <- function(x) if (is.null(x)) "" else paste(x, collapse = "|")
  data.frame(name, label = escaped(text(attr(column, "label"))), format = text(attr(column, "format.spss")),
    missing = text(attr(column, "na_values")), kind = if (inherits(column, "Date")) "date" else if (inherits(column, "POSIXct")) "time" else if (is.character(column)) "text" else "number")
}))
labels <- do.call(rbind, lapply(names(data), function(name) {
  found <- attr(data[[name]], "labels")
  if (is.null(found)) NULL else data.frame(name, value = escaped(unname(found)), label = escaped(names(found)))
}))
out <- function(table, file) write.csv(table, file.path(given[2], file), row.names = FALSE, fileEncoding = "UTF-8")
out(variables, "variables.csv"); out(labels, "labels.csv"); out(as.data.frame(lapply(data, cell)), "cells.csv")
`;

const plain = (text) => text.replace(/\\(.)/g, (_, sign) => ({ n: "\n", r: "\r" })[sign] ?? sign);
const records = ([head = [], ...rows]) =>
  rows.map((row) => Object.fromEntries(head.map((name, at) => [name, plain(row[at] ?? "")])));

/** What R's haven says of an SPSS file. */
export function readByHaven(file, folder) {
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync("Rscript", ["-e", READ_SAV, file, folder], {
    encoding: "utf8",
    timeout: LONGEST_MS,
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  if (status !== 0) throw new Error(`haven: ${stderr}`);
  const [, ...cells] = rowsOf(join(folder, "cells.csv"));
  return {
    variables: records(rowsOf(join(folder, "variables.csv"))),
    labels: records(rowsOf(join(folder, "labels.csv"))),
    cells: cells.map((row) => row.map(plain)),
  };
}

/** Converts a file as LibreOffice reads it. @returns paths of what it wrote */
export function convert(file, format, folder) {
  mkdirSync(folder, { recursive: true });
  const profile = `-env:UserInstallation=file://${folder}-profile`;
  const { status, stderr } = spawnSync("soffice", [profile, "--headless", "--convert-to", format, "--outdir", folder, file], {
    encoding: "utf8",
    timeout: LONGEST_MS,
  });
  const written = readdirSync(folder).sort();
  if (status !== 0 || written.length === 0) throw new Error(`LibreOffice: ${stderr}`);
  return written.map((name) => join(folder, name));
}

/** All sheets as CSV: UTF-8, numbers as they are. */
export const EVERY_SHEET = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1";

export const sheetRows = (path) => rowsOf(path);
