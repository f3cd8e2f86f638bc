// The review of one seat's finished game: asked for once it is wanted, and again until it is whole.
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { failureText } from "../net/failure";
import type { Review } from "../net/wire.gen";

const ASK_AGAIN_MS = 400;

/** Null until something is there; a sentence where it cannot be had. Without a seat nothing is asked. */
export function useReview(table: string | null, seat: number | null): Review | string | null {
  const [review, setReview] = useState<Review | string | null>(null);
  useEffect(() => {
    setReview(null);
    if (table === null || seat === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const take = (found: Review | string): void => {
      if (left) return;
      setReview(found);
      if (typeof found !== "string" && !found.whole) timer = setTimeout(ask, ASK_AGAIN_MS);
    };
    const ask = (): void => void api.review(table, seat).then(take, (error: unknown) => take(failureText(error)));
    ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [table, seat]);
  return review;
}
