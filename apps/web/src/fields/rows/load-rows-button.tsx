import { TableOutlined } from '@ant-design/icons';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../ui/overlay/lazy-part.tsx';
import styles from './load-rows.module.css';
import { isLoadable, type RowActions } from './rows-parts.ts';

const LoadRowsDialog = lazyDialog(async () => (await import('./load-rows-dialog.tsx')).LoadRowsDialog);

type LoadRowsButtonProps = {
  readonly field: ResolvedField<'rows'>;
  readonly count: number;
  readonly isDisabled: boolean;
  readonly actions: RowActions;
};

export function LoadRowsButton({ field, count, isDisabled, actions }: LoadRowsButtonProps) {
  const { t } = useTranslation('fields');
  const [isOpen, setOpen] = useState(false);
  if (!isLoadable(field)) return null;
  return (
    <>
      <Button
        className={styles.open ?? ''}
        type="text"
        size="small"
        icon={<TableOutlined aria-hidden />}
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        {t('rows.load')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <LoadRowsDialog field={field} count={count} onLoad={actions.load} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
