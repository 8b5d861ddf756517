import { issue } from '@quartermaster/domain/core/issue';
import { describe, expect, it } from 'vitest';
import { withBlocks } from '../record/record-issues.ts';
import { createIssueIndex } from './issue-index.ts';
import { createIssueSource } from './issue-source.ts';

const REQUIRED = withBlocks([issue('steps.1.no', 'required')], 'save');

/** A form whose problems the test sets, and that counts how often they are read. */
function createForm() {
  let found = createIssueIndex([], null);
  let looks = 0;
  let tell = (): void => undefined;
  return {
    form: {
      getState: () => ({
        get shown() {
          looks += 1;
          return found;
        },
      }),
    },
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => void (tell = () => undefined);
    },
    looks: () => looks,
    find: () => void (found = createIssueIndex(REQUIRED, found)),
    paint: () => tell(),
  };
}

describe('the problems that inputs show', () => {
  it('are looked for once after the paint, and never while an input is drawn', () => {
    const { form, subscribe, looks, find, paint } = createForm();
    const source = createIssueSource(form, subscribe);
    source.subscribe(() => undefined);
    source.subscribe(() => undefined);
    const before = looks();
    find();
    expect(source.issuesUnder('steps.1')).toEqual([]);
    expect(source.issuesAt('steps.1.no')).toEqual([]);
    expect(looks()).toBe(before);
    paint();
    expect(source.issuesUnder('steps.1')).toEqual(REQUIRED);
    expect(source.issuesAt('steps.1.no')).toEqual(REQUIRED);
    expect(looks()).toBe(before + 1);
  });

  it('are told to an input that came after the change', () => {
    const { form, subscribe, find, paint } = createForm();
    const source = createIssueSource(form, subscribe);
    source.subscribe(() => undefined);
    find();
    const counts: number[] = [];
    source.subscribe(() => counts.push(source.issuesUnder('steps.1').length));
    paint();
    expect(counts).toEqual([1]);
  });

  it('are the newest for the first input, and untold to those that left', () => {
    const { form, subscribe, find, paint } = createForm();
    const source = createIssueSource(form, subscribe);
    find();
    const counts: number[] = [];
    const leave = source.subscribe(() => counts.push(1));
    expect(source.issuesUnder('steps.1')).toEqual(REQUIRED);
    leave();
    paint();
    expect(counts).toEqual([]);
  });
});
