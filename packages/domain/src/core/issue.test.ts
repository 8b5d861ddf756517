import { expect, it } from 'vitest';
import { issue, issueKey } from './issue.ts';

it('tells two problems apart that break one rule at one place', () => {
  const missing = ['normal', 'ultimate'].map((value) => issue('skills', 'must_include', { value }));
  expect(new Set(missing.map(issueKey)).size).toBe(2);
});

it('calls a problem the same however often it is found', () => {
  expect(issueKey(issue('name', 'too_long', { max: 40 }))).toBe(
    issueKey(issue('name', 'too_long', { max: 40 })),
  );
});
