import type { UploadFields } from '@quartermaster/contract/http/files';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { Input, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { readLanguage } from '../../i18n/language.ts';
import styles from './upload.module.css';
import type { UploadChoiceValues } from './use-uploads.ts';

/** Kinds that can be told from a file; others are made elsewhere. */
const KINDS: readonly NonNullable<UploadFields['kind']>[] = ['image', 'spine', 'sound', 'avg', 'json'];

type UploadChoicesProps = {
  readonly module: ResolvedModule;
  readonly choices: UploadChoiceValues;
  readonly onChange: (choices: UploadChoiceValues) => void;
};

/** What the console cannot see in a file: what it is for, in which language, and where it belongs. */
export function UploadChoices({ module, choices, onChange }: UploadChoicesProps) {
  const { t } = useTranslation('upload');
  const id = useId();
  const language = readLanguage();
  const labelOf = (key: string) => module.fieldByKey.get(key)?.label[language] ?? key;
  return (
    <div className={styles.choices}>
      <div>
        <label htmlFor={`${id}-kind`}>{labelOf('kind')}</label>
        <Select<string>
          id={`${id}-kind`}
          value={choices.kind ?? ''}
          options={[{ value: '', label: t('byContent') }, ...optionsOf(module, 'kind', KINDS)]}
          onChange={(kind) => onChange({ ...choices, kind: KINDS.find((each) => each === kind) })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-locale`}>{labelOf('locale')}</label>
        <Select<string>
          id={`${id}-locale`}
          value={choices.locale ?? ''}
          options={[{ value: '', label: t('everyLanguage') }, ...optionsOf(module, 'locale', LANGUAGES)]}
          onChange={(locale) => onChange({ ...choices, locale: LANGUAGES.find((each) => each === locale) })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-path`}>{labelOf('path')}</label>
        <Input
          id={`${id}-path`}
          value={choices.path}
          placeholder={t('pathByName')}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange({ ...choices, path: target.value.trim() })}
        />
        <p id={`${id}-help`} className={styles.hint}>
          {t('pathHelp')}
        </p>
      </div>
    </div>
  );
}

function optionsOf(module: ResolvedModule, key: string, wanted: readonly string[]) {
  const field = module.fieldByKey.get(key);
  if (field?.kind !== 'enum') return [];
  return field.of.values
    .filter(({ value }) => wanted.includes(value))
    .map(({ value, label }) => ({ value, label: label[readLanguage()] }));
}
