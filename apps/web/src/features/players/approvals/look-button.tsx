import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Approval } from '../../../api/approvals.ts';
import { useRequestName } from './request-name.ts';

type LookButtonProps = {
  readonly row: Approval;
  readonly onOpen: (approvalId: string) => void;
};

/** Opens a request. */
export function LookButton({ row, onOpen }: LookButtonProps) {
  const { t } = useTranslation('approvals');
  const { t: tc } = useTranslation();
  const requestName = useRequestName();
  return (
    <Button
      size="small"
      aria-label={tc('labelled', {
        label: t('look'),
        text: `${requestName(row.kind)} · ${row.askedByName}`,
      })}
      onClick={() => onOpen(row.approvalId)}
    >
      {t('look')}
    </Button>
  );
}
