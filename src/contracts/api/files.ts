import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { closed, EXAMPLE_ID, Id } from "../../shared/calls/schemas";

/** A file that was put up for a field. */
const FieldFile = closed({
  id: Id,
  url: Type.String({ description: "What a field of that kind takes" }),
  name: Type.String(),
  mediaType: Type.String(),
  size: Type.Integer({ description: "Bytes" }),
});
export type FieldFile = ValueOf<typeof FieldFile>;

export const filesApi = defineApi({
  "POST /api/files/:kind": defineCall({
    summary: "Upload a file or a video, for a field of that kind to refer to",
    params: closed({ kind: Type.Enum(["file", "video"]) }),
    answer: FieldFile,
    examples: {
      params: { kind: "file" },
      answer: {
        ...{ id: EXAMPLE_ID, url: `/files/${EXAMPLE_ID}`, name: "programme.pdf" },
        ...{ mediaType: "application/pdf", size: 48_211 },
      },
    },
  }),
  "POST /experienceLabs/file": defineCall({
    summary: "Upload an image, for a field to refer to",
    answer: Type.Object({
      id: Id,
      url: Type.String({ description: "What a field of kind `image` takes" }),
      mediaType: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
      size: Type.Integer({ description: "Bytes" }),
    }),
    examples: {
      answer: {
        ...{ id: EXAMPLE_ID, url: `/files/${EXAMPLE_ID}`, mediaType: "image/png" },
        ...{ width: 1200, height: 200, size: 48_211 },
      },
    },
  }),
});
