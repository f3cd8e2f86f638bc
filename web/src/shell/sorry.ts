// What to say when the server could not do something.
import { toast } from "../kit";
import { ApiError } from "../net/api";
import { knows, t } from "../words";

export function sorry(error: unknown): void {
  toast(reasonOf(error), "off");
}

export function reasonOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : "unknown";
  return knows(`error-${code}`) ? t(`error-${code}`) : t("error-unknown");
}
