export const WAVE_WIDTH = 600;
export const WAVE_HEIGHT = 64;

/** How loud a sound is in each part of it, 0 to 1. The browser decodes it: what it cannot play is not drawn. */
export async function readPeaks(file: Blob): Promise<readonly number[]> {
  const context = new AudioContext();
  try {
    const sound = await context.decodeAudioData(await file.arrayBuffer());
    return peaksOf(sound.getChannelData(0), WAVE_WIDTH);
  } finally {
    await context.close();
  }
}

/** The largest sample of each of `parts` equal parts. */
export function peaksOf(samples: ArrayLike<number>, parts: number): readonly number[] {
  const size = samples.length / parts;
  return Array.from({ length: parts }, (_, part) => {
    const end = Math.min(samples.length, Math.ceil((part + 1) * size));
    let peak = 0;
    for (let at = Math.floor(part * size); at < end; at += 1)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return peak;
  });
}

/** A line for each part, around the middle. */
export function wavePath(peaks: readonly number[]): string {
  const middle = WAVE_HEIGHT / 2;
  return peaks
    .map((peak, x) => {
      const half = Math.max(0.5, peak * middle);
      return `M${x} ${(middle - half).toFixed(1)}V${(middle + half).toFixed(1)}`;
    })
    .join('');
}
