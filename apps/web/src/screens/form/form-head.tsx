import { families } from '@quartermaster/domain/modules/families';
import { displayRecord } from '@quartermaster/domain/record/display-record';
import { Link } from '@tanstack/react-router';
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
  const language = readLanguage();
  const { module, recordId } = form;
  const values = useFormState(form, (state) => state.values);
  const { image } = displayRecord(module, values);
  const family = families.find(({ key }) => key === module.family);
  const kind = module.titles.record[language];
  const name = recordId === null ? t('addTitle', { record: kind }) : recordName(module, recordId, values);
  // A record that is known by its id alone is introduced by what it is: `Level pet~3`.
  const isNamed = name !== recordId;
  return (
    <PageHead
      breadcrumb={[
        family?.title[language] ?? module.family,
        <Link key="list" to="/$module" params={{ module: module.key }}>
          {module.titles.title[language]}
        </Link>,
      ]}
      icon={image === null ? undefined : <Thumbnail path={image} size={26} />}
      title={isNamed ? name : `${kind} ${name}`}
      meta={
        <>
          {recordId !== null && isNamed && <IdText>{recordId}</IdText>}
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
