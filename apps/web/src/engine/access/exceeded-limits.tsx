import { useTranslation } from 'react-i18next';
import type { Approval } from '../../api/approvals.ts';
import { formatCents, formatNumber } from '../../i18n/format.ts';

/** Which limits of the day something goes beyond: how much is allowed, was done, and would come on top. */
export function ExceededLimits({ exceeds }: Pick<Approval, 'exceeds'>) {
  const { t } = useTranslation('approvals');
  return exceeds.map(({ limit, most, used, wanted }) => {
    const show = limit === 'value_cents' ? (cents: number) => `USD ${formatCents(cents)}` : formatNumber;
    return (
      <div key={limit}>
        {t(`limit.${limit}`, { most: show(most), used: show(used), wanted: show(wanted) })}
      </div>
    );
  });
}
