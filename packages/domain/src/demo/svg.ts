import type { DemoProperty } from './pet-names.ts';

/** Colours that a property is drawn in: light, main, dark. */
export const PALETTES: Readonly<Record<DemoProperty, readonly [light: string, main: string, dark: string]>> =
  {
    none: ['#e9e4d8', '#a99f8b', '#5f5748'],
    fire: ['#ffd8a8', '#f0702e', '#8f2d12'],
    water: ['#c8ecff', '#2f8fd6', '#123f73'],
    wood: ['#d6f2c2', '#4a9c46', '#1e4f2a'],
    thunder: ['#fff0b3', '#e0a526', '#7a4d0c'],
    nihil: ['#e3d5ff', '#7a52c7', '#33206b'],
  };

/** Wraps shapes into a picture. `shape` uses the gradient `url(#g)`. */
export function svg(
  width: number,
  height: number,
  [light, main]: readonly [string, string, string],
  shape: string,
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset="1" stop-color="${main}"/></linearGradient></defs>${shape}</svg>\n`
  );
}

/** A rounded tile to stand on. */
export function tile(size: number): string {
  return `<rect width="${size}" height="${size}" rx="22" fill="url(#g)"/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${more}/>`;
}

/** Text in the middle of a picture. */
export function label(x: number, y: number, size: number, fill: string, words: string, more = ''): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle" font-family="sans-serif" font-weight="700"${more}>${escaped}</text>`;
}
