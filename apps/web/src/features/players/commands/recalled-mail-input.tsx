import { useInfiniteQuery } from '@tanstack/react-query';
import { numberOf } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { mailQuery } from '../../../api/player.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { mailTitle } from '../page/mail-title.ts';
import { useSlices } from '../page/section-table.tsx';
import type { ActionInputProps } from '../../../engine/actions/action-layout.ts';
import { canRecall } from './can-recall.ts';
import { usePlayerActions } from './player-actions.ts';
import { SearchedSelect } from '../../../ui/text/searched-select.tsx';

/** One of the mails that wait in the player's mailbox. */
export function RecalledMailInput({ label, value, onChange }: ActionInputProps) {
  const { t } = useTranslation('commands');
  const { player } = usePlayerActions();
  const mail = useInfiniteQuery(mailQuery(player));
  const { rows } = useSlices(mail);
  return (
    <Labelled label={label}>
      {(input) => (
        <SearchedSelect<number>
          {...input}
          value={numberOf(value, null)}
          loading={mail.isFetching}
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent={t('noMail')}
          options={rows.filter(canRecall).map((row) => ({
            value: row.mailId,
            label: `${mailTitle(row)} · ${formatDateTime(row.sentAt)}`,
          }))}
          onChange={onChange}
        />
      )}
    </Labelled>
  );
}
