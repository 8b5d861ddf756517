import { plainText } from '../../core/json.ts';
import { joinPath } from '../../core/issue.ts';
import { valueAt } from '../../record/path-value.ts';
import { inRows, rowsAt } from '../row-paths.ts';
import type { ReferenceRule } from '../rule-logic.ts';
import { spansOf } from '../timeslots.ts';

/** What belongs to a record is open while it is, or until its last moment. What has no periods follows it. */
export const namedInside: ReferenceRule<'named_inside'> = {
  level: 'reference',
  paths: ({ rows, module, record, from, until }) => [
    rows,
    inRows(rows, module),
    inRows(rows, record),
    from,
    until,
  ],
  check({ rows, module, record, at, from, until }, data, add, { findRecord }) {
    const start = spansOf(valueAt(data, from)).at(0)?.start;
    const end = valueAt(data, until);
    if (start === undefined || typeof end !== 'string') return;
    for (const { values, path } of rowsAt(data, rows)) {
      const named = findRecord(plainText(values[module]), plainText(values[record]));
      const isInside = spansOf(named && valueAt(named, at)).every(
        (period) => period.start >= start && period.end <= end,
      );
      if (!isInside) add(joinPath(path, record), 'not_inside', { start, end });
    }
  },
};
