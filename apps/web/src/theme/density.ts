type Density = 'comfortable' | 'dense';

/** Heights of a list row in pixels; the same numbers as `--row-height`. */
export const ROW_HEIGHT: Readonly<Record<Density, number>> = { comfortable: 36, dense: 28 };

const KEY = 'density';

export function readDensity(): Density {
  return localStorage.getItem(KEY) === 'dense' ? 'dense' : 'comfortable';
}

export function saveDensity(density: Density): void {
  localStorage.setItem(KEY, density);
  document.documentElement.dataset['density'] = density;
}
