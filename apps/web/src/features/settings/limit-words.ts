import type { Limited } from '@quartermaster/domain/permissions/staff-limits';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';

/** How each limit is called above its column. */
export const LIMIT_LABELS = {
  value_cents: 'limitValue',
  players: 'limitPlayers',
  recipients: 'limitRecipients',
  exports: 'limitExports',
  players_read: 'limitPlayersRead',
  reveals: 'limitReveals',
} as const satisfies Readonly<Record<Limited, string>>;

/** Amounts of money are kept in hundredths. */
export const unitOf = (limit: Limited): number => (limit === 'value_cents' ? 100 : 1);

type LimitName = { readonly role: string; readonly place: string; readonly limit: Limited };

/** Limits in words: what is limited for whom, and how much of it. */
export function useLimitWords() {
  const { t } = useTranslation('settings');
  const { t: tc } = useTranslation();
  const { t: tu } = useTranslation('users');
  return {
    labelOf: ({ role, place, limit }: LimitName): string => {
      const where = t(place === 'protected' ? 'limitPlaceProtected' : 'limitPlaceOpen');
      // The log knows no other roles.
      const whose = tu(`role.${role as 'admin'}`);
      return tc('labelled', { label: t(LIMIT_LABELS[limit]), text: `${whose} · ${where}` });
    },
    amountOf: (limit: Limited, amount: number | null): string =>
      amount === null ? t('noLimit') : formatNumber(amount / unitOf(limit)),
  };
}
