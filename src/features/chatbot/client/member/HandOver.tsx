import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useTexts } from "../../../../client/kit/member";

interface HandOverProps {
  readonly isDone: boolean;
  /** @throws ApiError */
  readonly onHandOver: () => Promise<void>;
}

/** A question that the texts don't answer goes to the moderators, if the member wants that. */
export function HandOver({ isDone, onHandOver }: HandOverProps) {
  const { t } = useTexts();
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");
  if (isDone)
    return (
      <>
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {t("chatbot.handedOver")}
        </Typography>
        <Button component={Link} to="/chat" sx={{ minHeight: 44, ml: -1 }}>
          {t("chatbot.openChat")}
        </Button>
      </>
    );
  const send = async () => {
    setState("sending");
    try {
      await onHandOver();
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => void send()}
        disabled={state === "sending"}
        sx={{ minHeight: 44, mt: 1, display: "block" }}
      >
        {t(state === "sending" ? "chatbot.handingOver" : "chatbot.handOver")}
      </Button>
      <Typography variant="body2" sx={{ color: state === "failed" ? "error.main" : "text.secondary", mt: 0.5 }}>
        {t(state === "failed" ? "chatbot.handOverFailed" : "chatbot.handOverHelp")}
      </Typography>
    </>
  );
}
