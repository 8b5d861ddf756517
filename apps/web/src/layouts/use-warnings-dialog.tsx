import { issueKey } from '@quartermaster/domain/core/issue';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { onWarnings, type Warnings } from '../api/accept-warnings.ts';
import { IssueLine } from '../engine/form/issue-line.tsx';
import { useConfirm } from '../ui/overlay/use-confirm.ts';
import styles from './warnings-dialog.module.css';

/** Before settings with warnings take effect for players, says what players will notice; whichever way they are written. */
export function useWarningsDialog(): void {
  const { t } = useTranslation('layout');
  const confirm = useConfirm();

  const ask = useEffectEvent(
    async (warnings: Warnings): Promise<boolean> =>
      await confirm({
        title: t('warningsTitle', { count: warnings.warnings }),
        content: <WarningList warnings={warnings} />,
        okText: t('warningsAccept'),
        cancelText: t('warningsBack'),
        width: 560,
        focusable: { autoFocusButton: 'cancel' },
      }),
  );

  useEffect(() => onWarnings((warnings) => ask(warnings)), []);
}

function WarningList({ warnings: { warnings, issues } }: { readonly warnings: Warnings }) {
  const { t } = useTranslation('layout');
  return (
    <>
      <p>{t('warningsText')}</p>
      <ul className={styles.list}>
        {issues.map((issue) => (
          <li key={`${issue.module} ${issue.recordId} ${issueKey(issue)}`}>
            <IssueLine issue={issue} />
          </li>
        ))}
        {warnings > issues.length ? <li>{t('warningsMore', { count: warnings - issues.length })}</li> : null}
      </ul>
    </>
  );
}
