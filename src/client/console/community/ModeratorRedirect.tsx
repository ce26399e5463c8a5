import { Navigate } from "react-router-dom";

/** `/c/{origin}/moderator-admin` of spec section 2: the list of moderators. */
export default function ModeratorRedirect() {
  return <Navigate to="/moderators" replace />;
}
