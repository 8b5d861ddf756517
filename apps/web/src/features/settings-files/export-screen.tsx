import { DownloadOutlined, ImportOutlined } from '@ant-design/icons';
import { pointText, type Point } from '@quartermaster/contract/http/point';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert, Button, Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { exportSettingsFile, settingsChoicesQuery } from '../../api/settings-files.ts';
import { PointPicker } from '../../engine/points/point-picker.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { formatNumber } from '../../i18n/format.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { ModuleChoice } from './module-choice.tsx';
import styles from './settings-files.module.css';

type Scope = 'all' | 'changed' | 'chosen';

/** Settings of a draft, a release or a moment, as one file for another environment. */
export function ExportScreen() {
  const { t } = useTranslation('tools');
  const { environment, version } = useBranch();
  const [point, setPoint] = useState<Point>({ kind: 'draft', environment, version });
  const [scope, setScope] = useState<Scope>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choices = useQuery(settingsChoicesQuery(pointText(point)));
  return (
    <>
      <PageHead
        breadcrumb={[]}
        title={t('exportImport')}
        actions={
          <Link to="/import">
            <Button icon={<ImportOutlined aria-hidden />}>{t('toImport')}</Button>
          </Link>
        }
      />
      <div className={styles.columns}>
        <div className={styles.page}>
          <Card title={t('exportFrom')}>
            <PointPicker label={t('exportFrom')} value={point} onChange={setPoint} />
          </Card>
          <ModulesCard point={point} scope={scope} onScope={setScope} chosen={chosen} onChange={setChosen} />
        </div>
        <div className={styles.side}>
          <ExportCard
            point={point}
            scope={scope}
            chosen={chosen}
            records={
              choices.data?.modules
                .filter(({ module }) => scope !== 'chosen' || chosen.has(module))
                .reduce((sum, { records }) => sum + records, 0) ?? 0
            }
          />
        </div>
      </div>
    </>
  );
}

type ModulesCardProps = {
  readonly point: Point;
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
};

function ModulesCard({ point, scope, onScope, chosen, onChange }: ModulesCardProps) {
  const { t } = useTranslation('tools');
  const choices = useQuery(settingsChoicesQuery(pointText(point)));
  return (
    <Card flush title={t('exportWhat')}>
      {choices.error ? <ErrorPanel error={choices.error} onRetry={() => void choices.refetch()} /> : null}
      {choices.isPending ? <SkeletonRows rows={6} /> : null}
      {choices.data ? (
        <>
          <ScopeChoice value={scope} onChange={onScope} />
          {scope === 'chosen' ? (
            <ModuleChoice choices={choices.data} chosen={chosen} onChange={onChange} />
          ) : null}
        </>
      ) : null}
    </Card>
  );
}

function ScopeChoice({
  value,
  onChange,
}: {
  readonly value: Scope;
  readonly onChange: (scope: Scope) => void;
}) {
  const { t } = useTranslation('tools');
  return (
    <div className={styles.family}>
      <Radio.Group
        aria-label={t('exportWhat')}
        value={value}
        onChange={({ target }) => onChange(target.value as Scope)}
        options={[
          { value: 'all', label: t('scopeAll') },
          { value: 'changed', label: t('scopeChanged') },
          { value: 'chosen', label: t('scopeChosen') },
        ]}
      />
    </div>
  );
}

type ExportCardProps = {
  readonly point: Point;
  readonly scope: Scope;
  readonly chosen: ReadonlySet<string>;
  readonly records: number;
};

function ExportCard({ point, scope, chosen, records }: ExportCardProps) {
  const { t } = useTranslation('tools');
  const [children, setChildren] = useState(true);
  const [localization, setLocalization] = useState(true);
  const saving = useMutation({
    mutationFn: () =>
      exportSettingsFile({
        point: pointText(point),
        modules: scope === 'chosen' ? [...chosen] : null,
        changed: scope === 'changed',
        children,
        localization,
      }),
  });
  const isEmpty = scope === 'chosen' && chosen.size === 0;
  return (
    <Card title={t('exportFile')}>
      <div className={styles.form}>
        <Checkbox checked={children} onChange={({ target }) => setChildren(target.checked)}>
          {t('withChildren')}
        </Checkbox>
        <Checkbox checked={localization} onChange={({ target }) => setLocalization(target.checked)}>
          {t('withTexts')}
        </Checkbox>
        <Button
          type="primary"
          block
          icon={<DownloadOutlined aria-hidden />}
          disabled={isEmpty}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t('exportSettings')}
        </Button>
        {scope === 'changed' ? null : (
          <p className={styles.hint}>
            {isEmpty
              ? t('chooseModules')
              : t('selectedRecords', { count: records, records: formatNumber(records) })}
          </p>
        )}
        <p className={styles.hint}>{t('exportHelp')}</p>
        {saving.error ? <Alert type="error" showIcon title={errorMessage(saving.error)} /> : null}
      </div>
    </Card>
  );
}
