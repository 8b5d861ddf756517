import { issueKey } from '@quartermaster/domain/core/issue';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { useTranslation } from 'react-i18next';
import type { EditedRecord } from '../../../engine/list/edit-many.ts';
import { recordName } from '../../../engine/record/record-name.ts';
import { FieldCell } from '../../../fields/cells.tsx';
import { FactorMark } from '../../../fields/number/factor-mark.tsx';
import { readLanguage } from '../../../i18n/language.ts';
import { IdText } from '../../../ui/text/id-text.tsx';
import styles from './edit-many.module.css';

type EditManyPreviewProps = {
  readonly module: ResolvedModule;
  readonly field: ResolvedField;
  readonly edited: readonly EditedRecord[];
};

/** More than a user reads; what would be refused comes first. */
const MOST_SHOWN = 200;

/** The result for each record. */
export function EditManyPreview({ module, field, edited }: EditManyPreviewProps) {
  const { t } = useTranslation('list');
  const ordered = [
    ...edited.filter(({ issues }) => issues.length > 0),
    ...edited.filter(({ issues }) => issues.length === 0),
  ];
  const left = ordered.length - MOST_SHOWN;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div className={styles.preview} tabIndex={0} role="region" aria-label={t('manyPreview')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('manyRecord')}</th>
            <th scope="col">{t('manyBefore')}</th>
            <th scope="col">{t('manyAfter')}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.slice(0, MOST_SHOWN).map((each) => (
            <PreviewLine key={each.row.recordId} module={module} field={field} edited={each} />
          ))}
        </tbody>
      </table>
      {left > 0 ? <p className={styles.more}>{t('manyMore', { count: left })}</p> : null}
    </div>
  );
}

type PreviewLineProps = Omit<EditManyPreviewProps, 'edited'> & { readonly edited: EditedRecord };

function PreviewLine({ module, field, edited }: PreviewLineProps) {
  const { row, data, issues, isRefused } = edited;
  const language = readLanguage();
  const before = row.data[field.key];
  const after = data[field.key];
  return (
    <tr data-refused={isRefused}>
      <th scope="row">
        {recordName(module, row.recordId, row.data)} <IdText>{row.recordId}</IdText>
      </th>
      <td>
        <FieldCell field={chosenField(field, row.data)} value={before} />
      </td>
      <td>
        <FieldCell field={chosenField(field, data)} value={after} />
        <FactorMark before={before} after={after} />
        {issues.map((found) => (
          <div key={issueKey(found)} className={styles.issue} data-severity={found.severity}>
            {moduleIssueText(found, language, { module })}
          </div>
        ))}
      </td>
    </tr>
  );
}
