import { createRegistry } from '@quartermaster/domain/core/registry';
import type { RecordData } from '@quartermaster/domain/core/json';
import { localized } from '@quartermaster/domain/core/language';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { common } from '../../i18n/en/common.ts';
import { refusalText } from './refusal-text.ts';

const title = (text: string) => localized(text, text, text);

const { modules } = createRegistry(
  [{ key: 'kitchen', title: title('Kitchen'), icon: 'book' }],
  [
    {
      key: 'spoon-setting',
      family: 'kitchen',
      titles: { title: title('Spoons'), record: title('Spoon') },
      fields: {
        name: { kind: 'localized_text', label: title('Name') },
        price: { kind: 'integer', label: title('Price') },
      },
    },
  ],
);
const [spoons] = modules;

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  await createInstance()
    .use(initReactI18next)
    .init({
      lng: 'en',
      defaultNS: 'common',
      resources: { en: { common } },
      interpolation: { escapeValue: false },
    });
});

afterAll(() => void vi.unstubAllGlobals());

const refused = (path: string) =>
  new ApiError(422, {
    code: 'invalid',
    message: 'Please check what you entered.',
    errors: { [path]: ['can no longer be changed'] },
    issues: [{ path, code: 'fixed', params: {}, severity: 'error' }],
  });

const say = async (path: string): Promise<string> => {
  if (spoons === undefined) throw new Error('no module');
  const records: readonly { readonly recordId: string; readonly data: RecordData }[] = [
    { recordId: '1', data: { id: 1, name: title('Ladle') } },
    { recordId: '2', data: { id: 2 } },
  ];
  return refusalText(refused(path), spoons, (index) => records[index]);
};

describe('why several records were not written', () => {
  it('names the record and the field', async () => {
    expect(await say('0.price')).toBe('Ladle · Price: can no longer be changed');
  });

  it('calls a record without a name by what it is and its number', async () => {
    expect(await say('1')).toBe('Spoon 2: can no longer be changed');
  });

  it('says what the server says where it means no record', async () => {
    expect(await say('2.price')).toContain('Please check what you entered.');
  });
});
