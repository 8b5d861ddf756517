import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import { updateSettings } from '@quartermaster/domain/actions/staff/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { auditQuery } from '../../api/audit.ts';
import { settingsQuery } from '../../api/get-settings.ts';
import { updateSettings as sendSettings } from '../../api/update-settings.ts';
import { InlineActionForm } from '../../engine/actions/inline-action-form.tsx';
import { useActionForm } from '../../engine/actions/use-action-form.ts';
import { useActionsAt } from '../../engine/actions/use-actions-at.ts';
import { ZoneInput } from '../../engine/actions/zone-input.tsx';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { ImportSourcesCard } from './import-sources-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { PresetsCard } from './presets-card.tsx';
import { SETTINGS_ACTS, SettingsHistory } from './settings-history.tsx';
import styles from './settings.module.css';

/** The console-wide settings and who changed them. */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  const settings = useQuery(settingsQuery());
  const { data, error } = settings;
  useActionsAt('settings', t('title'), {
    'settings.update': null,
    'staff_limits.update': null,
    'import_sources.update': null,
  });
  return (
    <>
      <PageHead breadcrumb={[]} title={t('title')} />
      <div className={styles.page}>
        <Card>
          {data ? <SettingsForm key={data.defaultTimeZone} defaultTimeZone={data.defaultTimeZone} /> : null}
          {settings.isPending ? <SkeletonRows rows={2} columns={1} /> : null}
          {error && !data ? <ErrorPanel error={error} onRetry={() => void settings.refetch()} /> : null}
        </Card>
        <LimitsCard />
        <PresetsCard />
        <ImportSourcesCard />
        <SettingsHistory />
      </div>
    </>
  );
}

type SettingsFormProps = { readonly defaultTimeZone: string };

const LAYOUT = { inputs: { default_time_zone: ZoneInput } };

function SettingsForm({ defaultTimeZone }: SettingsFormProps) {
  const { form, isChanged } = useSettingsForm(defaultTimeZone);
  return <InlineActionForm form={form} layout={LAYOUT} isChanged={isChanged} />;
}

function useSettingsForm(defaultTimeZone: string) {
  const { t } = useTranslation('settings');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const kept = useKeptValues<ActionValues>('settings', { default_time_zone: defaultTimeZone });
  const form = useActionForm({
    action: updateSettings,
    store: kept,
    send: async (change) => {
      await sendSettings(change);
      kept.drop();
      void message.success(t('saved'));
      await Promise.all([
        queryClient.invalidateQueries(settingsQuery()),
        queryClient.invalidateQueries(auditQuery(SETTINGS_ACTS)),
      ]);
    },
  });
  return { form, isChanged: kept.isChanged };
}
