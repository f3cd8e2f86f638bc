// Who plays at this browser: asked once, when a name is first needed, and remembered from then on.
import { signal } from "@preact/signals";
import { myFace, myName } from "./settings";

export interface Question {
  /** Names that others at the table have. */
  readonly taken: readonly string[];
  /** Whether there is a name now. */
  readonly onAnswer: (known: boolean) => void;
}

/** What stands on the screen until it is answered. */
export const question = signal<Question | null>(null);

/** The name and face to sit down with; null when somebody would rather not say. */
export async function whoAmI(taken: readonly string[] = []): Promise<{ name: string; face: number } | null> {
  if (myName.value === "" && !(await ask(taken))) return null;
  return { name: myName.value, face: myFace.value };
}

function ask(taken: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const onAnswer = (known: boolean): void => {
      question.value = null;
      resolve(known);
    };
    question.value = { taken, onAnswer };
  });
}
