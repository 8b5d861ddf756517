const MAX_TERMS = 10_000;
const SMALLEST = 1e-300;
const PRECISION = 1e-15;

/** The chance of a chi-square value of at least `statistic` with so many degrees of freedom. */
export function chiSquareTail(statistic: number, degrees: number): number {
  if (degrees <= 0 || statistic <= 0) return 1;
  return upperGamma(degrees / 2, statistic / 2);
}

/** The chance that a normal value is at least `sigma` away from its mean, on either side. */
export const normalTail = (sigma: number): number => chiSquareTail(sigma * sigma, 1);

/** How many sigma away from the mean a normal value is with this chance, on either side. `chance`: 0 to 1. */
export function sigmaOf(chance: number): number {
  let [low, high] = [0, 38];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (normalTail(middle) > chance) low = middle;
    else high = middle;
  }
  return high;
}

/** The regularised upper incomplete gamma function: its series below the mean, its continued fraction above. */
function upperGamma(shape: number, value: number): number {
  const scale = Math.exp(shape * Math.log(value) - value - logGamma(shape));
  return value < shape + 1 ? 1 - scale * series(shape, value) : scale * continuedFraction(shape, value);
}

function series(shape: number, value: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let index = 1; index < MAX_TERMS && term > sum * PRECISION; index += 1) {
    term *= value / (shape + index);
    sum += term;
  }
  return sum;
}

/** Evaluated from the front by Lentz's method. */
function continuedFraction(shape: number, value: number): number {
  let b = value + 1 - shape;
  let c = 1 / SMALLEST;
  let d = 1 / b;
  let fraction = d;
  for (let index = 1; index < MAX_TERMS; index += 1) {
    const a = -index * (index - shape);
    b += 2;
    d = 1 / nonZero(a * d + b);
    c = nonZero(b + a / c);
    fraction *= c * d;
    if (Math.abs(c * d - 1) < PRECISION) break;
  }
  return fraction;
}

const nonZero = (value: number): number => (Math.abs(value) < SMALLEST ? SMALLEST : value);

/** Stirling's series, moved up to where it is exact to the last digits. */
function logGamma(value: number): number {
  let shift = 0;
  let at = value;
  for (; at < 15; at += 1) shift += Math.log(at);
  const inverse = 1 / (at * at);
  const tail = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / at;
  return (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + tail - shift;
}
