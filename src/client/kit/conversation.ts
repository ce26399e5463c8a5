/** What conversations are shown with, in consoles and in the members' app: nothing of it loads react-admin. */
export { DayLine } from "../conversation/DayLine";
export { PlainText } from "../conversation/PlainText";
