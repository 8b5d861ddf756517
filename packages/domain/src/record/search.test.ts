import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { expect, it } from 'vitest';
import { searchTextOf } from './search.ts';

const module = buildModule({
  name: { kind: 'localized_text', label: LABEL },
  secret: { kind: 'text', label: LABEL },
});

it('search texts hold the record id and the searched fields in every language', () => {
  const data = { id: 7, name: { en: 'Fire  Drake', zh: '火龍', jp: 'ﾌｧｲｱ' }, secret: 'hidden' };
  expect(searchTextOf(module, data)).toBe('7\nfire drake\n火龍\nファイア');
});
