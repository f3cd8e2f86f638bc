// The faces that people are offered, one of which is theirs.
import { useId } from "preact/hooks";
import { Face } from "../kit/face";
import { BODIES } from "../kit/face_bodies";
import { walkRow } from "../kit/walk_row";
import { t } from "../words";
import { myFace } from "./settings";

const FACES = BODIES.map((_, face) => face);

export function FaceChoice() {
  const id = useId();
  return (
    <div>
      <p id={id} class="settings-name">
        {t("your-face")}
      </p>
      <div class="face-choice" role="radiogroup" aria-labelledby={id}>
        {BODIES.map((body, face) => (
          <button
            key={body.name}
            type="button"
            role="radio"
            class="face-option"
            aria-checked={face === myFace.value}
            aria-label={t(`face-${body.name}`)}
            tabIndex={face === myFace.value ? 0 : -1}
            onClick={() => {
              myFace.value = face;
            }}
            onKeyDown={(event) =>
              walkRow(event, FACES, face, (chosen) => {
                myFace.value = chosen;
              })
            }
          >
            <Face face={face} size="m" />
          </button>
        ))}
      </div>
    </div>
  );
}
