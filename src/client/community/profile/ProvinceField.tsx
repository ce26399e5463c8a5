import { useLoad } from "../data/request";
import { LineField, type LineFieldProps } from "./LineField";

const LIST_ID = "profile-provinces";

/** One of `GET /lovs/provinces`. */
interface Province {
  readonly lovName: string;
  readonly elementId: number;
}

/** The province: the country's are offered, another one may be written. */
export function ProvinceField(props: LineFieldProps) {
  // Without the list it is a line of text.
  const provinces = useLoad<readonly Province[]>("/lovs/provinces");
  return (
    <>
      <LineField {...props} list={LIST_ID} />
      <datalist id={LIST_ID}>
        {provinces.status === "ready" &&
          provinces.data.map(({ elementId, lovName }) => <option key={`${elementId} ${lovName}`} value={lovName} />)}
      </datalist>
    </>
  );
}
