import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { common } from '../i18n/zh/common.ts';
import { facts } from '../i18n/zh/facts.ts';
import { ApiError, errorMessage } from './api-error.ts';

beforeAll(async () => {
  await createInstance()
    .use(initReactI18next)
    .init({
      lng: 'zh',
      defaultNS: 'common',
      resources: { zh: { common, facts } },
      interpolation: { escapeValue: false },
    });
});

const refused = (errors: Record<string, string[]>, code = 'invalid') =>
  new ApiError(422, { code, message: '請檢查您輸入的內容。', errors });

describe('what a person reads where no field has a text of its own', () => {
  it('names each field and its problem', () => {
    const error = refused({ 'params.allowNegative': ['必填'], 'params.delta': ['必須是整數', '太大'] });
    expect(errorMessage(error)).toBe('請檢查您輸入的內容。 允許負數：必填 · 數量：必須是整數');
  });

  it('names the field whose language or row it is, and says the same only once', () => {
    const error = refused({ 'title.en': ['必填'], 'things.0.amount': ['太大'], 'things.1.amount': ['太大'] });
    expect(errorMessage(error)).toBe('請檢查您輸入的內容。 標題：必填 · 數量：太大');
  });

  it('shows only the problem where the place has no name', () => {
    expect(errorMessage(refused({ expectedRevision: ['太小'] }))).toBe('請檢查您輸入的內容。 太小');
  });

  it('leaves refusals alone that say everything themselves', () => {
    expect(errorMessage(refused({}))).toBe('請檢查您輸入的內容。');
    expect(errorMessage(refused({ name: ['重複'] }, 'name_taken'))).toBe('請檢查您輸入的內容。');
    expect(errorMessage(new Error('Broken'))).toBe('Broken');
    expect(errorMessage('odd')).toBe('odd');
  });
});
