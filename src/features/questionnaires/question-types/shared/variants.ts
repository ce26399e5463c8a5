import type { JsonObject } from "../../../../shared/json";
import { optionsOf } from "./testing";

/** Two groups whose options are listed across each other, and an option without one. */
const groupedOptions = () =>
  optionsOf("a", "b", "c", "d", "e").map((option, place) => (place === 2 ? option : { ...option, group: place % 2 ? "g" : "h" }));

/** Settings worth trying beside a type's initial ones; a type without an entry is tested with those alone. */
export const VARIANTS: Readonly<Record<string, readonly JsonObject[]>> = {
  "single-choice": [
    { options: optionsOf("a", "none", "c"), other: { es: "Otra" }, randomOrder: true },
    {
      options: optionsOf("a", "b"),
      display: "dropdown",
      attention: ["b"],
      comment: { es: "¿Por qué?" },
      placeholder: { es: "..." },
    },
    { options: groupedOptions(), optionGroups: optionsOf("g", "h"), display: "dropdown" },
  ],
  "multiple-choice": [
    { options: groupedOptions(), optionGroups: optionsOf("g", "h"), randomOrder: true },
    { options: optionsOf("a", "b", "c", "d"), min: 2, max: 3, exclusive: ["d"], other: { es: "Otra" } },
    { options: optionsOf("a", "b"), min: 2, max: 2, comment: { es: "¿Por qué?" } },
  ],
  rating: [
    { style: "faces", min: 0, max: 9, leftLabel: { es: "Nada" }, rightLabel: { es: "Mucho" } },
    { style: "numbers", min: -5, max: 5 },
  ],
  nps: [{ leftLabel: { es: "" } }],
  slider: [
    { min: -1, max: 1, step: 0.1, unit: { es: "kg" } },
    { min: 0, max: 10, step: 2.5, leftLabel: { es: "Nada" }, rightLabel: { es: "Todo" } },
  ],
  hidden: [{ options: optionsOf("a", "b"), parameter: "src" }, { maxLength: 1 }],
  computed: [{ calculation: "sum", sources: [{ question: "other" }] }],
  order: [
    { options: optionsOf("a", "b", "c", "d"), min: 2, max: 3, randomOrder: true },
    { options: optionsOf("a", "b"), max: 2 },
  ],
  matrix: [
    { cell: "multiple", min: 1, max: 2, allRows: true },
    { cell: "text", maxLength: 12 },
    { cell: "number", minValue: 0, maxValue: 9, maxDecimals: 1, unit: { es: "kg" } },
    { allRows: true, randomOrder: true, leftLabel: { es: "Nada" }, rightLabel: { es: "Mucho" } },
  ],
  "card-sort": [
    { options: optionsOf("a", "b", "c"), columns: optionsOf("x", "undefined", "1e1"), allCards: true, randomOrder: true },
    { options: optionsOf("a", "b", "c", "d", "10"), columns: optionsOf("x", "undefined", "1e1"), maxPerGroup: 1 },
    { options: optionsOf("a", "b", "c", "d"), columns: optionsOf("1", "2"), allCards: true, maxPerGroup: 2 },
  ],
  "max-diff": [
    { options: optionsOf("a", "b", "c", "d"), itemsPerSet: 3, sets: 4, bestLabel: { es: "Más" }, worstLabel: { es: "" } },
    { options: optionsOf("a", "b", "c", "d", "e", "f", "g"), itemsPerSet: 6, sets: 2 },
    { options: optionsOf("a", "b", "c", "d"), itemsPerSet: 3, sets: 2 },
  ],
  "short-text": [
    { maxLength: 5, placeholder: { es: "Aquí" } },
    { format: "email" },
    { format: "url", formatMessage: { es: "Solo direcciones" } },
    { format: "phone", maxLength: 12 },
    { format: "digits", maxLength: 3 },
    { format: "pattern", pattern: "(?i)[a-z]{2}-?\\d+|fin", example: "ab-1" },
  ],
  "long-text": [{ maxLength: 40 }],
  "multiple-texts": [
    { placeholders: { es: "uno//dos" }, requiredTexts: true, maxLength: 10 },
    { format: "digits", maxLength: 9 },
    { format: "pattern", pattern: "\\p{L}+", example: "sí" },
  ],
  number: [
    { minValue: 0.5, maxValue: 0.9, maxDecimals: 2, unit: { es: "kg" }, placeholder: { es: "Peso" } },
    { maxValue: -3 },
    { maxDigits: 2, maxDecimals: 0 },
    { minValue: 1900, maxValue: 2026, maxDecimals: 0 },
  ],
  "multiple-numbers": [{ minValue: 1, maxValue: 9, maxDecimals: 1, unit: { es: "kg" }, requiredTexts: true }],
  "divide-points": [{ options: optionsOf("a", "b", "c", "d"), total: 7 }],
  date: [
    { precision: "minute", minDate: "2026-01-02T10:00", maxDate: "2026-01-03" },
    { minDate: "2026-02-28", maxDate: "2026-03-01T10:00" },
    { minDate: "2030-01-01" },
    { maxAgeDays: 3, maxAgeMessage: { es: "De hace poco" } },
    { maxAgeDays: 1, precision: "minute" },
  ],
  "multiple-image": [{ min: 2, max: 2 }],
  "image-upload": [{ minFiles: 2, maxFiles: 3 }],
  "file-upload": [{ maxFiles: 3 }],
  "informative-text": [{ text: { es: "Hola\n<script>alert(1)</script>" }, image: "/files/picture" }],
};
