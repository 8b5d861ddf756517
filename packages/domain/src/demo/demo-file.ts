import type { Language } from '../core/language.ts';

/** A file that the demo ships, ready to be stored. */
export type DemoFile = {
  readonly path: string;
  readonly kind: 'image' | 'spine';
  readonly text: string;
  readonly locale?: Language;
};

export function image(path: string, text: string, locale?: Language): DemoFile {
  return { path, kind: 'image', text, ...(locale === undefined ? {} : { locale }) };
}

/** An animated figure that stands still: enough for a picker and a client to open. */
export function figure(path: string): DemoFile {
  const skeleton = {
    skeleton: { width: 128, height: 192 },
    bones: [{ name: 'root' }],
    slots: [],
    animations: { idle: {} },
  };
  return { path, kind: 'spine', text: `${JSON.stringify(skeleton)}\n` };
}
