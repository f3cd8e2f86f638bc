// Two Rooms in one house: a card that was shown just now lies over the room until it was held and looked at.
import { useState } from "preact/hooks";
import type { Props } from "./question";
import { Shown } from "./shown";

export default function NewlyShown(props: Props) {
  const [looked, setLooked] = useState(props.view.shown.rows.length); // what was shown before this page opened is on the own card
  return (
    <div class="tr-offers tr-newly">
      <Shown {...props} looked={looked} onLooked={setLooked} />
    </div>
  );
}
