import type { PollPicture, PollSettings } from "./api";

interface PlacedPicture {
  readonly picture: PollPicture;
  /** JSON pointer into the settings. */
  readonly path: string;
}

/** All pictures of a poll, the question's first. */
export function picturesIn({ picture, options }: Pick<PollSettings, "picture" | "options">): readonly PlacedPicture[] {
  return [
    ...(picture ? [{ picture, path: "/picture" }] : []),
    ...options.flatMap((option, index) =>
      option.picture ? [{ picture: option.picture, path: `/options/${index}/picture` }] : [],
    ),
  ];
}

/** The same with another picture, or with none. */
export function withPicture<Pictured extends { readonly picture?: PollPicture }>(
  one: Pictured,
  picture: PollPicture | undefined,
): Pictured {
  if (picture) return { ...one, picture };
  const { picture: _, ...rest } = one;
  return rest as Pictured;
}

/** The same with each picture changed. */
export function withPictures<Settings extends Pick<PollSettings, "picture" | "options">>(
  settings: Settings,
  change: (picture: PollPicture) => PollPicture,
): Settings {
  const changed = <Pictured extends { readonly picture?: PollPicture }>(one: Pictured): Pictured =>
    one.picture ? { ...one, picture: change(one.picture) } : one;
  return { ...changed(settings), options: settings.options.map(changed) };
}
