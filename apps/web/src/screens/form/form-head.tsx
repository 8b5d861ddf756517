import type { RecordData } from '@quartermaster/domain/core/json';
import { displayRecord } from '@quartermaster/domain/record/display-record';
import { ownIdOf } from '@quartermaster/domain/record/identity';
import { Segmented } from 'antd';
import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recordName } from '../../engine/record-name.ts';
import type { ModuleForm } from '../../engine/use-module-form.ts';
import { useFormState } from '../../engine/use-module-form.ts';
import { readLanguage } from '../../i18n/language.ts';
import { IdText } from '../../ui/id-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { parentIdIn, useRecordCrumbs } from '../use-record-crumbs.tsx';

export type FormMode = 'form' | 'json';

type FormHeadProps = {
  readonly form: ModuleForm;
  readonly mode: FormMode;
  readonly onMode: (mode: FormMode) => void;
  /** What happened to the record since the live release. */
  readonly tag?: ReactNode;
  readonly actions?: ReactNode;
  readonly more?: NonNullable<MenuProps['items']>;
};

/** Which record this is, how it is looked at, and what else can be done with it. */
export function FormHead({ form, mode, onMode, tag, actions, more }: FormHeadProps) {
  const { t } = useTranslation('form');
  const { module, recordId } = form;
  const values = useFormState(form, (state) => state.values);
  const { image } = displayRecord(module, values);
  const crumbs = useRecordCrumbs(module, parentIdIn(module, values));
  const { title, isName } = useRecordTitle(form, values);
  return (
    <PageHead
      breadcrumb={crumbs}
      icon={image === null ? undefined : <Thumbnail path={image} size={26} />}
      title={title}
      meta={
        <>
          {recordId !== null && isName && <IdText>{recordId}</IdText>}
          {tag}
        </>
      }
      actions={
        <>
          <Segmented
            value={mode}
            aria-label={t('view')}
            options={[
              { value: 'form' as const, label: t('form') },
              { value: 'json' as const, label: t('json') },
            ]}
            onChange={onMode}
          />
          {actions}
        </>
      }
      {...(more === undefined ? {} : { more })}
    />
  );
}

type RecordTitle = {
  readonly title: string;
  /** Whether the title leaves open which record it is: its id then stands beside it. */
  readonly isName: boolean;
};

function useRecordTitle({ module, recordId }: ModuleForm, values: RecordData): RecordTitle {
  const { t } = useTranslation('form');
  const language = readLanguage();
  const kind = module.titles.record[language];
  if (module.kind === 'singleton') return { title: module.titles.title[language], isName: false };
  if (recordId === null) return { title: t('addTitle', { record: kind }), isName: false };
  const name = recordName(module, recordId, values);
  // A record that is known by its id alone is introduced by what it is: `Drop table 3`.
  const isName = name !== ownIdOf(module, recordId);
  return { title: isName ? name : `${kind} ${name}`, isName };
}
