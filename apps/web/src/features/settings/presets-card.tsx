import { MAX_PRESET_NAME } from '@quartermaster/contract/http/limits';
import { isPlayerActionKind, playerAction } from '@quartermaster/domain/actions/player/index';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  actionPresetsQuery,
  saveActionPresets,
  type ActionPreset,
  type ActionPresets,
} from '../../api/action-presets.ts';
import { actionTitle } from '../../engine/actions/action-words.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { readLanguage } from '../../i18n/language.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import table from '../../ui/table/plain-table.module.css';
import { SaveFoot } from './save-foot.tsx';
import styles from './settings.module.css';

/** The presets of the environment: renamed and removed here, made on a player's page. */
export function PresetsCard() {
  const { t } = useTranslation('settings');
  const { environment, details } = useBranch();
  const { data, error, isPending, refetch } = useQuery(actionPresetsQuery(environment));
  return (
    <Card flush title={t('presets', { environment: details.name })}>
      {data && data.presets.length > 0 ? (
        <PresetsForm key={`${environment} ${data.revision}`} saved={data} />
      ) : null}
      {data?.presets.length === 0 ? (
        <p className={styles.none}>{t('presetEmpty', { environment: details.name })}</p>
      ) : null}
      {isPending ? <SkeletonRows rows={2} columns={3} /> : null}
      {error && !data ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
    </Card>
  );
}

function PresetsForm({ saved }: { readonly saved: ActionPresets }) {
  const { t } = useTranslation('settings');
  const { t: tc } = useTranslation();
  const { values, change, isChanged, saving } = usePresets(saved);
  const { presets } = values;
  const put = (at: number, preset: ActionPreset | null) =>
    change({
      presets: presets.flatMap((each, index) => (index === at ? (preset === null ? [] : [preset]) : [each])),
    });
  return (
    <div className={styles.limits}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('presetName')}</th>
            <th scope="col">{t('presetAction')}</th>
            <th scope="col">{t('presetFields')}</th>
            <th scope="col">
              <span className="visually-hidden">{tc('remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {presets.map((preset, at) => (
            <PresetRow key={`${at} ${preset.kind}`} preset={preset} onChange={(next) => put(at, next)} />
          ))}
        </tbody>
      </table>
      <SaveFoot
        saving={saving}
        canSave={isChanged && presets.every(({ name }) => name.trim() !== '')}
        onSave={() => saving.mutate()}
      />
    </div>
  );
}

type PresetRowProps = {
  readonly preset: ActionPreset;
  /** Null: it is removed. */
  readonly onChange: (preset: ActionPreset | null) => void;
};

function PresetRow({ preset, onChange }: PresetRowProps) {
  const { t } = useTranslation('settings');
  const { t: tc } = useTranslation();
  const { name, kind } = preset;
  return (
    <tr>
      <td>
        <Input
          aria-label={tc('labelled', { label: t('presetName'), text: name })}
          maxLength={MAX_PRESET_NAME}
          value={name}
          onChange={({ target }) => onChange({ ...preset, name: target.value })}
        />
      </td>
      <td>{isPlayerActionKind(kind) ? actionTitle(playerAction(kind)) : kind}</td>
      <td>{filledIn(preset)}</td>
      <td>
        <Button
          size="small"
          aria-label={tc('labelled', { label: tc('remove'), text: name })}
          onClick={() => onChange(null)}
        >
          {tc('remove')}
        </Button>
      </td>
    </tr>
  );
}

/** The fields that a preset fills, by name. */
function filledIn({ kind, values }: ActionPreset): string {
  if (!isPlayerActionKind(kind)) return '';
  const names = playerAction(kind)
    .fields.filter(({ key }) => values[key] !== undefined)
    .map(({ label }) => label[readLanguage()]);
  return names.join(' · ');
}

function usePresets(saved: ActionPresets) {
  const { t } = useTranslation('settings');
  const { message } = App.useApp();
  const { environment } = useBranch();
  const queryClient = useQueryClient();
  const { values, change, isChanged, drop } = useKeptValues(
    `action-presets ${environment} ${saved.revision}`,
    {
      presets: saved.presets,
    },
  );
  const saving = useMutation({
    mutationFn: () => saveActionPresets(environment, { revision: saved.revision, presets: values.presets }),
    onSuccess: (next) => {
      drop();
      queryClient.setQueryData(actionPresetsQuery(environment).queryKey, next);
      void message.success(t('presetsSaved'));
    },
  });
  return { values, change, isChanged, saving };
}
