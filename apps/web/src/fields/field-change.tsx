import { textOf, type JsonValue } from '@quartermaster/domain/core/json';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldDiff } from './diffs.tsx';
import { useFieldEnvironment } from './field-environment.tsx';
import { BETWEEN_LABELS, describePath, type PathFacts } from './path-label.ts';
import { partField, partLang } from './path-value.tsx';
import { useReferenceWords } from './reference/use-reference-words.ts';
import type { RecordAddress } from './rows/row-figure.ts';
import { RowSummary } from './rows/row-summary.tsx';
import { PlainDiff } from './common/plain-diff.tsx';
import { WordsDiff } from './text/words-diff.tsx';
import shared from './common/common.module.css';

type FieldChangeProps = {
  readonly module: ResolvedModule;
  readonly path: string;
  readonly keys?: readonly JsonValue[] | undefined;
  readonly before: JsonValue;
  readonly after: JsonValue;
};

/** One change of a record: the field by its label, the values by their names. */
export function FieldChange({ module, path, keys, before, after }: FieldChangeProps) {
  const { language } = useFieldEnvironment();
  const facts = describePath(module, path, language, keys);
  return (
    <span className={shared.change}>
      <span className={shared.changedField}>
        <PathWords words={facts.words} />
      </span>
      <ChangedValue facts={facts} before={before} after={after} />
    </span>
  );
}

/** The words of a label; records by their names. */
function PathWords({ words }: Pick<PathFacts, 'words'>) {
  return words.map((word, place) => (
    <Fragment key={typeof word === 'string' ? word : word.id}>
      {place === 0 ? '' : BETWEEN_LABELS}
      {typeof word === 'string' ? word : <RecordWord {...word} />}
    </Fragment>
  ));
}

function RecordWord({ module, id }: RecordAddress) {
  const { title, shownId } = useReferenceWords(module, id);
  return title === '' ? shownId : title;
}

type ChangedValueProps = { readonly facts: PathFacts; readonly before: JsonValue; readonly after: JsonValue };

function ChangedValue({ facts, before, after }: ChangedValueProps) {
  const { field, part } = facts;
  if (field !== undefined && part === null) return <FieldDiff field={field} before={before} after={after} />;
  if (field?.kind === 'rows') return <ChangedRow field={field} before={before} after={after} />;
  return (
    <span lang={partLang(facts)}>
      {field?.kind === 'localized_text' ? (
        <WordsDiff before={textOf(before)} after={textOf(after)}>
          <PlainDiff field={partField(facts)} before={before} after={after} />
        </WordsDiff>
      ) : (
        <PlainDiff field={partField(facts)} before={before} after={after} />
      )}
    </span>
  );
}

type ChangedRowProps = {
  readonly field: ResolvedField<'rows'>;
  readonly before: JsonValue;
  readonly after: JsonValue;
};

/** A whole row that came or went. */
function ChangedRow({ field, before, after }: ChangedRowProps) {
  const { t } = useTranslation('fields');
  const isAdded = before === null;
  const row = <RowSummary field={field} row={isAdded ? after : before} />;
  return isAdded ? (
    <ins className={shared.after}>
      {t('diff.added')}
      {'\u00a0'}
      {row}
    </ins>
  ) : (
    <del className={shared.before}>
      {t('diff.removed')}
      {'\u00a0'}
      {row}
    </del>
  );
}
