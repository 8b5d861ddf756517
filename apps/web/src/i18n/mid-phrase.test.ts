import { localized } from '@quartermaster/domain/core/language';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLanguage } from './language.ts';
import { midPhrase } from './mid-phrase.ts';

vi.mock(import('./language.ts'), async (original) => ({
  ...(await original()),
  readLanguage: vi.fn<typeof readLanguage>(() => 'en'),
}));

const inEnglish = (text: string): string => midPhrase(localized(text, '', ''));

describe('a label inside a phrase', () => {
  afterEach(() => void vi.mocked(readLanguage).mockReset());

  it('begins with a small letter in English', () => {
    vi.mocked(readLanguage).mockReturnValue('en');
    expect(['Pet', 'God level', 'Step-up'].map(inEnglish)).toEqual(['pet', 'god level', 'step-up']);
  });

  it('keeps the letters of what is a name', () => {
    vi.mocked(readLanguage).mockReturnValue('en');
    const names = ['VIP level', 'PvE tower', 'AVG (story scripts)', '3v3 arena'];
    expect(names.map(inEnglish)).toEqual(names);
  });

  it('is set off in Chinese when it begins with a letter', () => {
    vi.mocked(readLanguage).mockReturnValue('zh');
    expect(midPhrase(localized('VIP level', 'VIP 等級', ''))).toBe(' VIP 等級');
    expect(midPhrase(localized('Pet', '寵物', ''))).toBe('寵物');
  });

  it('is the label itself in Japanese', () => {
    vi.mocked(readLanguage).mockReturnValue('jp');
    expect(midPhrase(localized('Pet', '寵物', 'ペット'))).toBe('ペット');
  });
});
