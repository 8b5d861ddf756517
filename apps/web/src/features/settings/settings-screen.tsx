import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../api/api-error.ts';
import { auditQuery } from '../../api/audit.ts';
import { settingsQuery } from '../../api/get-settings.ts';
import { updateSettings } from '../../api/update-settings.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { ZoneSelect } from '../../ui/text/zone-select.tsx';
import { LimitsCard } from './limits-card.tsx';
import { PresetsCard } from './presets-card.tsx';
import { SETTINGS_ACTS, SettingsHistory } from './settings-history.tsx';
import styles from './settings.module.css';

/** What holds for the whole console, and who changed it. */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  const settings = useQuery(settingsQuery());
  const { data, error } = settings;
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
        <SettingsHistory />
      </div>
    </>
  );
}

type SettingsFormProps = { readonly defaultTimeZone: string };

function SettingsForm({ defaultTimeZone }: SettingsFormProps) {
  const { t } = useTranslation('settings');
  const { t: tc } = useTranslation();
  const { values, change, isChanged, saving } = useSettings({ defaultTimeZone });
  const problem = fieldErrors(saving.error)['defaultTimeZone'];
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <Labelled label={t('defaultZone')} hint={t('defaultZoneHelp')} problem={problem}>
        {(input) => (
          <ZoneSelect
            {...input}
            value={values.defaultTimeZone}
            onChange={(zone) => change({ defaultTimeZone: zone })}
          />
        )}
      </Labelled>
      {saving.error && !problem ? <Alert type="error" showIcon title={errorMessage(saving.error)} /> : null}
      <div>
        <Button type="primary" htmlType="submit" disabled={!isChanged} loading={saving.isPending}>
          {tc('save')}
        </Button>
      </div>
    </form>
  );
}

function useSettings(saved: SettingsFormProps) {
  const { t } = useTranslation('settings');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const { values, change, isChanged, drop } = useKeptValues('settings', saved);
  const saving = useMutation({
    mutationFn: () => updateSettings(values),
    onSuccess: async () => {
      drop();
      void message.success(t('saved'));
      await Promise.all([
        queryClient.invalidateQueries(settingsQuery()),
        queryClient.invalidateQueries(auditQuery(SETTINGS_ACTS)),
      ]);
    },
  });
  return { values, change, isChanged, saving };
}
