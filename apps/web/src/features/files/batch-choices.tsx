import { LANGUAGES } from '@quartermaster/domain/core/language';
import {
  assetFolder,
  plainKind,
  SIZE_BY_FOLDER,
  soundFolder,
} from '@quartermaster/domain/uploads/asset-folders';
import { language as gameLanguage } from '@quartermaster/domain/enums/language';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { foldersQuery } from '../../api/file-batches.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { readLanguage } from '../../i18n/language.ts';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import styles from './upload.module.css';
import type { Batch } from './use-batch.ts';

type Values = typeof assetFolder.values | typeof soundFolder.values | typeof plainKind.values;

const optionsOf = (values: Values | typeof gameLanguage.values) =>
  values.map(({ value, label }) => ({ value: value as string, label: label[readLanguage()] }));

/** Folder, language and what may be replaced: for all files of a batch. */
export function BatchChoicesForm({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('files');
  const { tool, choices, change } = batch;
  const isVoice = tool === 'sound' && choices.folder === 'voice';
  return (
    <div className={styles.choices}>
      <FolderChoice batch={batch} />
      {tool === 'file' ? (
        <Choice
          label={t('kind')}
          value={choices.kind ?? ''}
          options={[{ value: '', label: t('byContent') }, ...optionsOf(plainKind.values)]}
          onChange={(kind) =>
            change({
              kind: plainKind.values.find((each) => each.value === kind)?.value,
            })
          }
        />
      ) : (
        <Choice
          label={t('language')}
          value={choices.locale ?? ''}
          options={[
            { value: '', label: isVoice ? t('chooseLanguage') : t('everyLanguage') },
            ...optionsOf(gameLanguage.values),
          ]}
          isWrong={isVoice && choices.locale === undefined}
          onChange={(locale) => change({ locale: LANGUAGES.find((each) => each === locale) })}
        />
      )}
      <div className={styles.ticks}>
        <Checkbox
          checked={choices.overwrite}
          onChange={({ target }) => change({ overwrite: target.checked })}
        >
          {t('overwrite')}
        </Checkbox>
        {tool === 'file' ? (
          <Checkbox checked={choices.unpack} onChange={({ target }) => change({ unpack: target.checked })}>
            {t('unpack')}
          </Checkbox>
        ) : null}
      </div>
    </div>
  );
}

function FolderChoice({ batch: { tool, choices, change } }: { readonly batch: Batch }) {
  const { t } = useTranslation('files');
  const { data } = useQuery({ ...foldersQuery(useBranch()), enabled: tool === 'file' });
  const options =
    tool === 'file'
      ? (data?.folders ?? [choices.folder]).map((folder) => ({ value: folder, label: folder }))
      : optionsOf(tool === 'picture' ? assetFolder.values : soundFolder.values);
  const size = tool === 'picture' ? SIZE_BY_FOLDER[choices.folder] : undefined;
  return (
    <Choice
      label={t('folder')}
      value={choices.folder}
      options={options}
      hint={size === undefined ? undefined : t('sizeOfFolder', { size: `${size.width}×${size.height}` })}
      onChange={(folder) => change({ folder })}
    />
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: string | undefined;
  readonly isWrong?: boolean;
  readonly onChange: (value: string) => void;
};

function Choice({ label, value, options, hint, isWrong = false, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <SearchedSelect<string>
        id={id}
        value={value}
        showSearch={options.length > 12 && { optionFilterProp: 'label' }}
        options={[...options]}
        {...(isWrong && { status: 'error' as const })}
        onChange={onChange}
      />
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
