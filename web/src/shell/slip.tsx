// The strip that says what was wrong, on top of the low block; its rule number opens the rule.
import { MarkedText } from "../contract/marked_text";
import { Icon } from "../kit/icon";
import { t } from "../words";
import type { ShownSlip } from "./use_slip";
import "./slip.css";

interface Props {
  readonly slip: ShownSlip;
  readonly onRule: (rule: string) => void;
}

export default function Slip({ slip: { title, detail, rule, picture, onClose }, onRule }: Props) {
  return (
    <div class="slip" role="alert">
      {picture !== undefined && <span class="slip-picture">{picture}</span>}
      <div class="grow">
        <p class="slip-title">
          <MarkedText text={title} />
        </p>
        <p class="slip-detail">
          <MarkedText text={detail} />{" "}
          <button type="button" class="slip-rule" onClick={() => onRule(rule)}>
            {rule}
          </button>
        </p>
      </div>
      <button type="button" class="slip-close" aria-label={t("close")} onClick={onClose}>
        <Icon name="close" size="s" />
      </button>
    </div>
  );
}
