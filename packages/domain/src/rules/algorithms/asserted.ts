import type { RecordData } from '../../core/json.ts';
import { idsIn } from '../../record/ids-in.ts';
import { ruledReference } from '../assertions/ruled-reference.ts';
import { ASSERTION_CHECKS } from '../assertions/assertion-checks.ts';
import { answerOnce } from '../assertions/remembered-answers.ts';
import { isOff } from '../is-off.ts';
import type { ModuleRule } from '../rule-logic.ts';

/** Known where a whole configuration is checked: after a save an assertion costs nothing. */
export const asserted: ModuleRule<'asserted'> = {
  level: 'module',
  paths: ({ of }) => [of],
  names: ({ beside }) => ({ others: beside.map((module) => ({ module, fields: [] })) }),
  check({ of, by, beside }, records, add, { module, findRecord, readRecords }) {
    const target = ruledReference(module, of);
    const check = ASSERTION_CHECKS[by];
    if (readRecords === undefined || findRecord === undefined || target === null) return;
    const others = beside.map((key) => [...readRecords(key)].map(({ data }) => data).filter(isActive));
    for (const { recordId, data } of records.filter((record) => !isOff(record.data))) {
      for (const id of idsIn(data[of])) {
        const subject = findRecord(target, id);
        if (subject === undefined || isOff(subject)) continue;
        const question = check.question(data, subject, others);
        const broken = answerOnce(`${by} ${JSON.stringify(question)}`, () => check.answer(question));
        if (broken === null) continue;
        const name = check.nameOf(subject) ?? id;
        add(recordId, broken.path, broken.code, { module: target, id, name, ...broken.params });
      }
    }
  },
};

/** What the game does not serve yet does not count. */
const isActive = (data: RecordData): boolean => data['status'] === 'active';
