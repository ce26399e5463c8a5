import Type from "typebox";
import type { ValueOf } from "../../shared/calls/defineApi";
import type { Disposition } from "../../survey/fieldwork/dispositions";
import type { Device } from "../../survey/fieldwork/fieldwork";

const counted = { type: "object", additionalProperties: { type: "integer" } };

/** Responses to a questionnaire, counted. */
export const FieldworkCounts = Type.Object({
  open: Type.Integer({ description: "Begun and not finished" }),
  test: Type.Integer(),
  dispositions: Type.Unsafe<Readonly<Partial<Record<Disposition, number>>>>({
    ...counted,
    description: "Finished ones, by how they ended",
  }),
  devices: Type.Unsafe<Readonly<Partial<Record<Device, number>>>>({
    ...counted,
    description: "Completes by device, where it is known",
  }),
});

export type FieldworkCounts = ValueOf<typeof FieldworkCounts>;
