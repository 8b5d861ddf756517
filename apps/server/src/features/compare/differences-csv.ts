import type { Readable } from 'node:stream';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { csvStream } from '../../engine/codecs/csv-stream.ts';
import type { ListedDifference } from './compare.service.ts';

type Line = ListedDifference & {
  readonly field: { readonly path: string; readonly before: JsonValue; readonly after: JsonValue } | null;
};

/** A line for each field that differs; a record that only one side has is a line of its own. */
export function differencesCsv(
  batches: AsyncIterable<readonly ListedDifference[]>,
  language: Language,
): Readable {
  return csvStream<Line>(
    [
      ['module', ({ module }) => module],
      ['record_id', ({ record }) => record.record_id],
      ['title', ({ record: { title } }) => (typeof title === 'string' ? title : (title?.[language] ?? ''))],
      ['change', ({ record }) => record.change],
      ['field', ({ field }) => field?.path ?? ''],
      ['left', ({ field }) => valueText(field?.before)],
      ['right', ({ field }) => valueText(field?.after)],
      ['left_author', ({ record }) => record.left?.author ?? ''],
      ['left_at', ({ record }) => record.left?.at ?? ''],
      ['right_author', ({ record }) => record.right?.author ?? ''],
      ['right_at', ({ record }) => record.right?.at ?? ''],
    ],
    linesOf(batches),
  );
}

async function* linesOf(
  batches: AsyncIterable<readonly ListedDifference[]>,
): AsyncGenerator<readonly Line[]> {
  for await (const batch of batches)
    yield batch.flatMap(({ module, record }): readonly Line[] =>
      record.fields.length === 0
        ? [{ module, record, field: null }]
        : record.fields.map((field) => ({ module, record, field })),
    );
}

function valueText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
