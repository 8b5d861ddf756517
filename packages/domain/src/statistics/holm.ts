/**
 * Holm's step-down correction: p values, each as if it had been the only one. With k of them the smallest is
 * taken k times, the next k - 1 times, never less than the one before. Answers in the order of the input.
 */
export function holm(chances: readonly number[]): readonly number[] {
  const order = chances.map((chance, index) => ({ chance, index })).sort((a, b) => a.chance - b.chance);
  const adjusted = chances.map(() => 1);
  let least = 0;
  order.forEach(({ chance, index }, rank) => {
    least = Math.min(1, Math.max(least, chance * (chances.length - rank)));
    adjusted[index] = least;
  });
  return adjusted;
}
