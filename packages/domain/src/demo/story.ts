import type { Trio } from './names.ts';

/** A scene: who stands where and says what. */
export type Story = {
  readonly id: number;
  readonly category: string;
  readonly title: Trio;
  readonly background: string;
  /** Command, who, with, and for spoken lines the words in three languages. */
  readonly script: string;
  readonly choices?: readonly (readonly [line: number, goto: number, flag: string, words: Trio])[];
};
