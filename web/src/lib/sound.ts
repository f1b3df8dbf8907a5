/** Short sounds, synthesised: a wooden click, a shell for the player's turn, a knock for a message. */

import { preferences } from './preferences.svelte';

let context: AudioContext | null = null;

function voice(): AudioContext | null {
  if (!preferences.sound) return null;
  context ??= new AudioContext();
  return context;
}

function envelope(audio: AudioContext, attack: number, length: number, loudness: number): GainNode {
  const gain = audio.createGain();
  const now = audio.currentTime;
  gain.gain.setValueAtTime(0.0001, now);
  gain.gain.exponentialRampToValueAtTime(loudness, now + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(
  audio: AudioContext,
  shape: OscillatorType,
  from: number,
  to: number,
  length: number,
  out: AudioNode,
): void {
  const oscillator = audio.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, audio.currentTime);
  oscillator.frequency.exponentialRampToValueAtTime(to, audio.currentTime + length);
  oscillator.connect(out);
  oscillator.start();
  oscillator.stop(audio.currentTime + length);
}

export function click(): void {
  const audio = voice();
  if (audio) tone(audio, 'triangle', 900, 180, 0.07, envelope(audio, 0.002, 0.07, 0.25));
}

export function knock(): void {
  const audio = voice();
  if (!audio) return;
  tone(audio, 'triangle', 520, 260, 0.16, envelope(audio, 0.003, 0.16, 0.2));
}

export function shell(): void {
  const audio = voice();
  if (!audio) return;
  const out = envelope(audio, 0.15, 0.9, 0.12);
  tone(audio, 'sine', 290, 311, 0.9, out);
  tone(audio, 'sine', 582, 622, 0.9, out);
}
