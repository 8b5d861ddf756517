import { describe, expect, it } from 'vitest';
import type { FieldDefinitions } from '../core/field.ts';
import { resolveModule } from '../core/resolve.ts';
import { bundleRecordText, schemaText } from './bundle-record.ts';

const label = { en: 'Label', zh: '標籤', jp: 'ラベル' };

function buildModule(fields: FieldDefinitions) {
  return resolveModule({
    key: 'sample-setting',
    family: 'samples',
    titles: { title: label, record: label },
    fields,
  });
}

describe('bundleRecordText', () => {
  it('is canonical and leaves out what only staff may read', () => {
    const module = buildModule({
      name: { kind: 'localized_text', label },
      evidence: { kind: 'long_text', label, staffOnly: true },
    });
    const staff = { remark: 'ask Mei first', evidence: 'seen twice' };
    const data = { name: { zh: '火', en: 'Fire' }, id: 7, ...staff };
    expect(bundleRecordText(module, '7', data)).toBe(
      '{"data":{"id":7,"name":{"en":"Fire","zh":"火"}},"record_id":"7"}',
    );
  });
});

describe('schemaText', () => {
  const integer = { kind: 'integer', label } as const;

  it('changes with a field’s key or kind, also inside rows', () => {
    const texts = [
      buildModule({ power: integer }),
      buildModule({ strength: integer }),
      buildModule({ power: { kind: 'decimal', label } }),
      buildModule({ power: { kind: 'rows', label, fields: { value: integer } } }),
      buildModule({ power: { kind: 'rows', label, fields: { amount: integer } } }),
    ].map(schemaText);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('stays the same when only labels and limits change', () => {
    const relabelled = buildModule({ power: { ...integer, max: 10, label: { ...label, en: 'Might' } } });
    expect(schemaText(relabelled)).toBe(schemaText(buildModule({ power: integer })));
  });
});
