// A link as a QR code; the encoder is fetched when the first code is drawn.
import { useEffect, useState } from "preact/hooks";
import "./qr.css";

interface Square {
  size: number;
  dark: string;
}

export function Qr({ text, label }: { text: string; label: string }) {
  const [square, setSquare] = useState<Square | null>(null);
  useEffect(() => {
    let wanted = true;
    encode(text).then((made) => wanted && setSquare(made));
    return () => {
      wanted = false;
    };
  }, [text]);
  const side = (square?.size ?? 29) + 4;
  return (
    <svg class="qr" viewBox={`-2 -2 ${side} ${side}`} role="img" aria-label={label} shape-rendering="crispEdges">
      {square && <path d={square.dark} />}
    </svg>
  );
}

async function encode(text: string): Promise<Square> {
  const { generate } = await import("lean-qr");
  const code = generate(text);
  let dark = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) dark += `M${x} ${y}h1v1h-1z`;
  }
  return { size: code.size, dark };
}
