import { wordFilter } from '@quartermaster/domain/core/search-text';
import type { DescribedField, ModuleReference } from '@quartermaster/domain/reference/describe-module';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listRecordsQuery } from '../../api/list-records.ts';
import type { Place } from '../../api/place.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { recordName } from '../../engine/record/record-name.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { moduleReferenceQuery } from './module-reference.ts';
import { FilterBox } from '../../ui/text/filter-box.tsx';
import styles from './reference-panel.module.css';
import side from './side-panel.module.css';

type ReferencePanelProps = {
  readonly form: FormSession;
  readonly place: Place;
  readonly onOpen: (path: string) => void;
};

/** What the fields of this form may hold and which rules its record keeps. A field's name leads to it. */
export function ReferencePanel({ form, place, onOpen }: ReferencePanelProps) {
  const { t } = useTranslation('form');
  const { data: reference, error, refetch } = useQuery(moduleReferenceQuery(form.module));
  const [typed, setTyped] = useState('');
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (reference === undefined) return <SkeletonRows rows={6} columns={1} />;
  const hasWords = wordFilter(typed);
  return (
    <>
      <FilterBox
        label={t('referenceFilter')}
        size="small"
        className={side.filter}
        value={typed}
        onChange={setTyped}
      />
      {typed === '' ? <Facts form={form} place={place} facts={reference.facts} /> : null}
      {reference.sections.map(({ title, fields }) => (
        <FieldList
          key={title}
          title={title}
          fields={fields.filter((field) => hasWords(wordsOf(field)))}
          onOpen={onOpen}
        />
      ))}
      <Rules rules={reference.rules.filter(({ sentence }) => hasWords(sentence))} />
    </>
  );
}

const wordsOf = ({ label, key, kind, limits, help }: DescribedField): string =>
  [label, key, kind, ...limits, help ?? ''].join(' ');

type FactsProps = Pick<ReferencePanelProps, 'form' | 'place'> & Pick<ModuleReference, 'facts'>;

function Facts({ form, place, facts }: FactsProps) {
  return (
    <div className={styles.facts}>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {form.module.kind === 'singleton' ? null : <Example form={form} place={place} />}
    </div>
  );
}

const FIRST = { page: 1, perPage: 1, sort: null, q: '', filter: [] } as const;

/** A record that is there already shows more than a description. */
function Example({ form, place }: Pick<ReferencePanelProps, 'form' | 'place'>) {
  const { t } = useTranslation('form');
  const { data } = useQuery(listRecordsQuery(place, FIRST));
  const first = data?.data[0];
  if (first === undefined || first.recordId === form.recordId) return null;
  return (
    <p>
      {t('referenceExample')}{' '}
      <RecordPageLink module={place.module} recordId={first.recordId}>
        {recordName(form.module, first.recordId, first.data)}
      </RecordPageLink>
    </p>
  );
}

type FieldListProps = {
  readonly title: string;
  readonly fields: readonly DescribedField[];
  readonly onOpen: (path: string) => void;
};

function FieldList({ title, fields, onOpen }: FieldListProps) {
  if (fields.length === 0) return null;
  return (
    <section className={side.group}>
      <h3 className={side.groupTitle}>{title}</h3>
      <ul className={side.list}>
        {fields.map((field) => (
          <li key={field.path} className={styles.field} data-depth={Math.min(field.depth, 2)}>
            <FieldName field={field} onOpen={onOpen} /> <code className={styles.key}>{field.key}</code>
            <span className={side.place}>{[field.kind, ...field.limits].join(' · ')}</span>
            {field.help === null ? null : <span className={styles.help}>{field.help}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FieldName({
  field,
  onOpen,
}: {
  readonly field: DescribedField;
  readonly onOpen: (path: string) => void;
}) {
  if (field.depth > 0) return <span className={styles.name}>{field.label}</span>;
  return (
    <button type="button" className={styles.link} onClick={() => onOpen(field.key)}>
      {field.label}
    </button>
  );
}

function Rules({ rules }: Pick<ModuleReference, 'rules'>) {
  const { t } = useTranslation('form');
  if (rules.length === 0) return null;
  return (
    <section className={side.group}>
      <h3 className={side.groupTitle}>{t('referenceRules')}</h3>
      <ul className={styles.rules}>
        {rules.map(({ sentence, severity }) => (
          <li key={sentence}>
            {sentence}
            {severity === 'error' ? null : <span className={side.warning}> {t('referenceWarning')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
