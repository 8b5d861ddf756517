import type { TimeslotState } from '@quartermaster/domain/simulation/timeslot-state';
import { useTranslation } from 'react-i18next';
import { formatAhead } from '../../i18n/format.ts';
import { Tag } from '../../ui/text/tag.tsx';

type OpeningTagProps = {
  readonly state: TimeslotState['state'];
  /** UTC, `YYYY-MM-DD HH:mm:ss`, where it opens later. */
  readonly opensAt: string | null;
  readonly now: Date;
};

/** Whether something is open now, when it opens, or that it is over. */
export function OpeningTag({ state, opensAt, now }: OpeningTagProps) {
  const { t } = useTranslation('fields');
  if (state === 'open') return <Tag tone="green">{t('timeslot.openNow')}</Tag>;
  if (opensAt !== null)
    return <Tag tone="blue">{t('timeslot.opens', { when: formatAhead(opensAt, now) })}</Tag>;
  return <Tag>{t(state === 'ended' ? 'timeslot.ended' : 'timeslot.closedNow')}</Tag>;
}
