import Type from "typebox";
import { closed, nullable } from "../../../../shared/calls/schemas";

/** In which a raffle's times are told to everybody. */
export const TimeZone = Type.String({ description: "The community's (IANA)" });

/** On what terms entries of a raffle are sold for LABs. */
export const Sale = nullable(
  closed(
    {
      labs: Type.Integer({ description: "Of one entry" }),
      maxEntries: Type.Integer({ description: "Of one member" }),
      endsAt: Type.String({ description: "Until then entries are sold" }),
      entries: Type.Integer({ description: "Sold by now" }),
    },
    { description: "null for a raffle among those who complete an activity" },
  ),
);
