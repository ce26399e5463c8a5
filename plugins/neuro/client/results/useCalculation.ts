import { useEffect, useState } from "react";
import { failureText, isRunning, useJob, useNotice, useTexts } from "../../../../src/client/kit/console";
import { neuroCalls } from "./useResults";

/** Calculates a study's results by a job. @param onDone called once it has ended */
export function useCalculation(studyId: string, onDone: () => void) {
  const { t } = useTexts();
  const notice = useNotice();
  const [jobId, setJobId] = useState<string>();
  const [isStarting, setStarting] = useState(false);
  const job = useJob(jobId);
  const hasEnded = jobId !== undefined && job !== undefined && !isRunning(job);
  useEffect(() => {
    if (!hasEnded) return;
    setJobId(undefined);
    onDone();
  }, [hasEnded, onDone]);

  async function start() {
    setStarting(true);
    try {
      const { job: id } = await neuroCalls.call("POST /api/studies/:id/neuro/calculation", { params: { id: studyId } });
      setJobId(id);
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setStarting(false);
    }
  }
  return { isBusy: isStarting || jobId !== undefined, start: () => void start() };
}
