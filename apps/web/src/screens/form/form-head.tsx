import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { displayRecord, namesakeOf } from '@quartermaster/domain/record/display-record';
import { ownIdOf } from '@quartermaster/domain/record/identity';
import { isOneOfSeveralIds, nameApart } from '@quartermaster/domain/record/told-apart';
import { Segmented, type MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownName } from '../../engine/record/record-name.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { titleText, titleWithId } from '../../fields/reference/record-title.ts';
import { useReference } from '../../fields/reference/use-reference.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import { midPhrase } from '../../i18n/mid-phrase.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import { useCopyItems } from './use-copy-items.ts';
import { parentIdIn, useRecordCrumbs } from '../use-record-crumbs.tsx';

export type FormMode = 'form' | 'json';

type FormHeadProps = {
  readonly form: FormSession;
  readonly mode: FormMode;
  readonly onMode: (mode: FormMode) => void;
  /** How the record differs from the live release. */
  readonly tag?: ReactNode;
  readonly actions?: ReactNode;
  readonly more?: NonNullable<MenuProps['items']>;
};

const DIVIDER = { type: 'divider' } as const;

/** Which record this is, how it is looked at, and what else can be done with it. */
export function FormHead({ form, mode, onMode, tag, actions, more = [] }: FormHeadProps) {
  const { t } = useTranslation('form');
  const { module, recordId } = form;
  const image = useFormState(form, ({ values }) => displayRecord(module, values).image);
  const parentId = useFormState(form, ({ values }) => parentIdIn(module, values));
  const copyItems = useCopyItems(form);
  const crumbs = useRecordCrumbs(module, parentId);
  return (
    <PageHead
      breadcrumb={crumbs}
      icon={image === null ? undefined : <Thumbnail path={image} size={26} />}
      title={<RecordTitle form={form} />}
      meta={
        <>
          {recordId === null ? null : <IdBesideName form={form} recordId={recordId} />}
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
      more={[...copyItems, ...(more.length === 0 ? [] : [DIVIDER, ...more])]}
    />
  );
}

/** Separate components, so that typing the name does not render the whole head. */
function RecordTitle({ form }: { readonly form: FormSession }) {
  const { t } = useTranslation('form');
  const { module, recordId } = form;
  const name = useOwnName(form);
  if (module.kind === 'singleton') return module.titles.title[readLanguage()];
  if (recordId === null) return t('addTitle', { record: midPhrase(module.titles.record) });
  // A record that is known by its id alone is introduced by what it is: `Drop table 3`.
  return name ?? titleWithId(module.titles.record, ownIdOf(module, recordId));
}

/** A title that is a name leaves open which record it is. */
function IdBesideName({ form, recordId }: { readonly form: FormSession; readonly recordId: string }) {
  const isNamed = useOwnName(form) !== null && !isOneOfSeveralIds(form.module);
  return isNamed ? <RecordIdText module={form.module.key} id={recordId} /> : null;
}

/** A number alone says nothing on top of a page. */
const NUMBER = /^\d+$/;

/** What the record is called as it is typed, or as the one it is named after; null while only its id says which it is. */
function useOwnName(form: FormSession): string | null {
  const { module, recordId } = form;
  const namesake = useNamesake(form);
  const own = useFormState(form, ({ values }) => {
    if (module.kind === 'singleton' || recordId === null) return null;
    const name = ownName(module, recordId, values);
    return name !== null && NUMBER.test(name) ? titleWithId(module.titles.record, name) : name;
  });
  const isWhole = own !== null && isSaidInName(module);
  const name = own ?? (recordId === null ? null : namesake);
  return useFormState(form, ({ values }) =>
    name === null || isWhole ? name : nameApart(name, module, values, readLanguage()),
  );
}

/** A name of its own that is no text, and what a record gives, are words with all that tells it apart. */
const isSaidInName = ({ display, fieldByKey }: ResolvedModule): boolean =>
  ['enum', 'integer', 'reference'].includes(fieldByKey.get(display.title ?? '')?.kind ?? '') ||
  display.namedAfter.some((key) => fieldByKey.get(key)?.kind === 'reward_list');

/** The name of the record whose name this one has. */
function useNamesake(form: FormSession): string | null {
  const { module } = form;
  const to = useFormState(form, ({ values }) => namesakeOf(module, values)?.module ?? '');
  const id = useFormState(form, ({ values }) => namesakeOf(module, values)?.id ?? '');
  const facts = useReference(to, id);
  return (facts && titleText(facts.title, readTextLanguage())) || null;
}
