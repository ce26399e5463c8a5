import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { recordsOf, useWork } from "../../../../../client/kit/console";

export interface Code {
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly isArchived: boolean;
}

/** Codes of a community that are listed. */
const MOST = 500;
/** Told apart from each other, on light and on dark. */
const COLOURS = ["#3447d4", "#0a8f6a", "#c2410c", "#9333ea", "#0e7490", "#be185d", "#a16207", "#4d7c0f"] as const;

/** The community's codes, by name. */
export function useCodes(): readonly Code[] {
  const { data } = useWork({ resource: "codes", sort: { field: "name", order: "ASC" }, most: MOST });
  return (data ?? []).map(({ id, name, color, isArchived }) => ({
    id,
    name: String(name ?? ""),
    color: typeof color === "string" ? color : COLOURS[0],
    isArchived: isArchived === true,
  }));
}

/** @returns makes a code of this name, in a colour of its own @throws ApiError */
export function useCreateCode(codes: readonly Code[]): (name: string) => Promise<string> {
  const client = useQueryClient();
  return useCallback(
    async (name) => {
      const color = COLOURS[codes.length % COLOURS.length];
      const { id } = await recordsOf("codes").create({ name, color });
      await client.invalidateQueries({ queryKey: ["work", "codes"] });
      return id;
    },
    [client, codes.length],
  );
}

/** Told apart by the name alone, however it is written. */
export function findCode(codes: readonly Code[], name: string): Code | undefined {
  const plain = name.trim().toLocaleLowerCase();
  return codes.find((code) => code.name.toLocaleLowerCase() === plain);
}
