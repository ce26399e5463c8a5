import Type from "typebox";
import { defineApi, defineCall } from "../../shared/calls/defineApi";
import { EXAMPLE_ID, Id } from "../../shared/calls/schemas";

export const filesApi = defineApi({
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
