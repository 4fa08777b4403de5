// The sounds and their cues (P32).

export const CUES = [
  "move",
  "capture",
  "crown",
  "turn",
  "won",
  "lost",
  "draw",
  "arrived",
  "claimable",
  "short",
] as const;
export type Cue = (typeof CUES)[number];
