// What to say when the server could not do something.
import { toast } from "../kit/toast";
import { ApiError } from "./api";
import { knows, t } from "../words";

/** `early` says what has to happen first, where the page knows it and the server only says that it is not possible now. */
export function tellFailure(error: unknown, early?: string): void {
  toast(early !== undefined && error instanceof ApiError && error.code === "not_now" ? early : failureText(error), "off");
}

export function failureText(error: unknown): string {
  const code = error instanceof ApiError ? error.code : "unknown";
  return knows(`error-${code}`) ? t(`error-${code}`) : t("error-unknown");
}
