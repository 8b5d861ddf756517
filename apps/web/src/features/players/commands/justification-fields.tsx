import { isReason, MAX_TICKET, REASON_LENGTH } from '@quartermaster/contract/http/limits';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AutoComplete, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../../api/get-me.ts';
import { Labelled } from '../../../ui/text/labelled.tsx';
import styles from './commands.module.css';
import { readRecentReasons } from './recent-reasons.ts';

type Justification = { readonly reason: string; readonly ticket: string };

export const NO_JUSTIFICATION: Justification = { reason: '', ticket: '' };

export const hasReason = ({ reason }: Justification): boolean => isReason(reason);

/** As they travel: a ticket is left out where there is none. */
export const justificationOf = ({ reason, ticket }: Justification) => ({
  reason: reason.trim(),
  ...(ticket.trim() === '' ? {} : { ticket: ticket.trim() }),
});

type JustificationFieldsProps = {
  readonly values: Justification;
  readonly change: (part: Partial<Justification>) => void;
};

/** Why, with what the person said before to choose from, and for which ticket. */
export function JustificationFields({ values, change }: JustificationFieldsProps) {
  const { t } = useTranslation('commands');
  const { data: me } = useSuspenseQuery(meQuery());
  const [recent] = useState(() => readRecentReasons(me.id));
  const typed = values.reason.trim().toLowerCase();
  const fitting = recent.filter((reason) => reason.toLowerCase().includes(typed) && reason !== values.reason);
  return (
    <div className={styles.justification}>
      <Labelled label={t('reason')} hint={t('reasonHelp')}>
        {({ status, ...input }) => (
          <AutoComplete
            {...input}
            status={status}
            className={styles.wide ?? ''}
            maxLength={REASON_LENGTH.max}
            value={values.reason}
            options={fitting.map((reason) => ({ value: reason }))}
            onChange={(reason: string) => change({ reason })}
          />
        )}
      </Labelled>
      <Labelled label={t('ticket')} hint={t('ticketHelp')}>
        {(input) => (
          <Input
            {...input}
            maxLength={MAX_TICKET}
            autoComplete="off"
            value={values.ticket}
            onChange={({ target }) => change({ ticket: target.value })}
          />
        )}
      </Labelled>
    </div>
  );
}
