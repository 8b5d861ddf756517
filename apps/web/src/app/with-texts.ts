import { loadPlayerTexts } from '../i18n/load-player-texts.ts';

/** A screen comes together with its texts. */
export async function withTexts<T>(screen: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([screen, loadPlayerTexts()]);
  return loaded;
}
