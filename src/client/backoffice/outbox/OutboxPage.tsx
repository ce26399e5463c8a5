import { Route, Routes } from "react-router-dom";
import { NotFound } from "../../console/pages";
import { OutboxList } from "./OutboxList";
import { OutboxMessagePage } from "./OutboxMessagePage";

/** `/admin/outbox`: what the platform sends to people, and what became of it. */
export default function OutboxPage() {
  return (
    <Routes>
      <Route index element={<OutboxList />} />
      <Route path=":id" element={<OutboxMessagePage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
