import type { geographyApi } from "../../../contracts/api/geography";
import { clientOf } from "../../data/clientOf";
import { LineField, type LineFieldProps } from "./LineField";

const lovs = clientOf<typeof geographyApi>();
const LIST_ID = "profile-provinces";

/** The province: the country's are offered, another one may be written. */
export function ProvinceField(props: LineFieldProps) {
  // Without the list it is a line of text.
  const { data: provinces = [] } = lovs.useCall("GET /lovs/provinces", { query: {} });
  return (
    <>
      <LineField {...props} list={LIST_ID} />
      <datalist id={LIST_ID}>
        {provinces.map(({ elementId, lovName }) => (
          <option key={`${elementId} ${lovName}`} value={lovName} />
        ))}
      </datalist>
    </>
  );
}
