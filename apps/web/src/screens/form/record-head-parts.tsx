import { HistoryOutlined } from '@ant-design/icons';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Environment } from '../../api/get-environments.ts';
import { historyPath } from '../../engine/module-paths.ts';
import { Tag } from '../../ui/text/tag.tsx';

type ReleaseTagProps = { readonly change: 'new' | 'changed' | null; readonly live: Environment['live'] };

/** Whether players already have the record as it is shown here. */
export function ReleaseTag({ change, live }: ReleaseTagProps) {
  const { t } = useTranslation('form');
  if (change === null) return null;
  if (live === null) return <Tag tone="neutral">{t('newUnreleased')}</Tag>;
  return change === 'new' ? (
    <Tag tone="green">{t('newSince', { number: live.number })}</Tag>
  ) : (
    <Tag tone="orange">{t('editedSince', { number: live.number })}</Tag>
  );
}

type HistoryButtonProps = { readonly module: ResolvedModule; readonly recordId: string };

export function HistoryButton({ module, recordId }: HistoryButtonProps) {
  const { t } = useTranslation();
  return (
    <Link to={historyPath(module, recordId)}>
      <Button icon={<HistoryOutlined aria-hidden />} tabIndex={-1}>
        {t('history')}
      </Button>
    </Link>
  );
}
