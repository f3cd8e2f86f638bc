// How each sound of the table is made.
import type { Sound } from "../contract/game_module";

type Recipe = (audio: AudioContext, at: number) => void;

export const RECIPES: { readonly [name in Sound]: Recipe } = {
  knock: (audio, at) =>
    [0, 0.14].forEach((later) => tone(audio, at + later, { from: 240, to: 120, lasts: 0.09, loud: 0.25, shape: "triangle" })),
  snip: (audio, at) => [0, 0.07].forEach((later) => noise(audio, at + later, { lasts: 0.05, loud: 0.22, pitch: 5200 })),
  tick: (audio, at) => tone(audio, at, { from: 110, to: 80, lasts: 0.12, loud: 0.3, shape: "sine" }),
  stamp: (audio, at) => {
    noise(audio, at, { lasts: 0.06, loud: 0.25, pitch: 700 });
    tone(audio, at, { from: 160, to: 70, lasts: 0.12, loud: 0.3, shape: "sine" });
  },
  card: (audio, at) => noise(audio, at, { lasts: 0.07, loud: 0.12, pitch: 2400 }),
  clack: (audio, at) => noise(audio, at, { lasts: 0.04, loud: 0.25, pitch: 1500 }),
  puff: (audio, at) => noise(audio, at, { lasts: 0.18, loud: 0.16, pitch: 500 }),
  boom: (audio, at) => {
    tone(audio, at, { from: 130, to: 32, lasts: 0.4, loud: 0.6, shape: "sine" });
    noise(audio, at, { lasts: 0.4, loud: 0.4, pitch: 320 });
  },
  safe: (audio, at) =>
    [392, 523, 659].forEach((pitch, step) =>
      tone(audio, at + step * 0.12, { from: pitch, to: pitch, lasts: 0.22, loud: 0.18, shape: "triangle" }),
    ),
};

interface Tone {
  readonly from: number;
  readonly to: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

function tone(audio: AudioContext, at: number, { from, to, lasts, loud, shape }: Tone): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(fading(audio, at, lasts, loud));
  source.start(at);
  source.stop(at + lasts);
}

function noise(
  audio: AudioContext,
  at: number,
  { lasts, loud, pitch }: { readonly lasts: number; readonly loud: number; readonly pitch: number },
): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const channel = samples.getChannelData(0);
  for (let i = 0; i < channel.length; i += 1) channel[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = samples;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, at, lasts, loud));
  source.start(at);
}

function fading(audio: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  gain.connect(audio.destination);
  return gain;
}
