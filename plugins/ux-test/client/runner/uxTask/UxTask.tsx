import "./task.css";
import { useRef } from "react";
import type { RunnerQuestionProps } from "../../../../../src/client/kit/runner";
import { useRecording } from "../recording";
import { TaskWay, type TaskWayProps } from "./TaskWay";
import { taskOf } from "./taskOf";

const isPhone = () => window.matchMedia("(pointer: coarse) and (max-width: 820px)").matches;

function RecordedTask(props: Omit<TaskWayProps, "recording">) {
  const { question, task } = props;
  const { runToken, questionId } = question;
  return <TaskWay {...props} recording={useRecording({ runToken, questionId, sources: task.sources })} />;
}

/** A task on a site, recorded where its author wants that and the person agrees. */
export function UxTask(question: RunnerQuestionProps) {
  const { current: task } = useRef(taskOf(question.element, isPhone()));
  const way = { question, task };
  return task.sources.length > 0 ? <RecordedTask {...way} /> : <TaskWay {...way} recording={undefined} />;
}
