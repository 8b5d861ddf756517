import { field } from '../../core/define-field.ts';
import { actionList } from '../action-list.ts';
import { defineAction } from '../define-action.ts';
import { ADMINS_ALONE } from '../roles.ts';

const shared = { subject: 'hold', place: 'release', roles: ADMINS_ALONE } as const;

/** Keeps records out of releases. Which ones the page ticks: calls add them beside the fields. */
export const beginHold = defineAction({
  ...shared,
  kind: 'begin',
  title: ['Put a record on hold', '暫緩發布資料', 'データの公開を保留'],
  help: [
    'Records on hold stay out of every release, also after a publish or roll back, until someone ends the hold or its date passes.',
    '暫緩的資料不會納入任何發布，發布或回復之後也一樣，直到有人解除或到期為止。',
    '保留したデータは、解除するか期限が過ぎるまで、どのリリースにも含まれません。公開やロールバックの後も保留のままです。',
  ],
  fields: {
    until: field.dateTime(['Until (optional)', '期限（選填）', '期限（任意）'], { optional: true }),
  },
});

/** Lets them go out with the next release. */
export const endHold = defineAction({
  ...shared,
  kind: 'end',
  title: ['End the hold of a record', '解除資料的暫緩', 'データの保留を解除'],
  verb: ['End hold', '解除暫緩', '保留を解除'],
  asksNoReason: true,
});

/** Every action on holds, in the order of tables. */
export const { all: HOLD_ACTIONS } = actionList([beginHold, endHold]);
