import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { clientOf } from "../../../../client/kit/console";
import type { EstimateDraft, ordersApi } from "../../shared/api/orders";

type Values = Readonly<Record<string, unknown>>;

const orders = clientOf<typeof ordersApi>();

/** What a price and the feasibility follow from. */
const INPUTS = [
  ...["country", "sampleSize", "incidenceRate", "estimatedDuration", "fieldDays"],
  ...["type", "sessionCount", "participantsPerSession", "sessionMinutes"],
  ...["allowedDevices", "desktopShare", "mobileShare", "criteria", "quotas"],
] as const;
/** Long enough not to ask at each key, short enough to seem at once. */
const PAUSE_MS = 300;

/** The server checks what the wizard holds. */
function inputsOf(values: Values): EstimateDraft {
  return Object.fromEntries(INPUTS.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]));
}

/** The latest value, once it has rested. */
function useRested<T>(value: T, key: string): T {
  const [rested, setRested] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the value is another one
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return rested;
}

/** Price and feasibility of what has been answered by now, asked anew as it changes. */
export function useEstimate(values: Values) {
  const inputs = inputsOf(values);
  const rested = useRested(inputs, JSON.stringify(inputs));
  return useQuery({
    queryKey: ["studyEstimate", rested],
    queryFn: () => orders.call("POST /api/studies/estimate", { body: rested }, { isQuiet: true }),
    placeholderData: keepPreviousData,
  });
}
