import { issueKey } from '@quartermaster/domain/core/issue';
import { CheckOutlined, HistoryOutlined, SettingOutlined } from '@ant-design/icons';
import { plainText, type RecordData } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TextRow } from '../../api/localization.ts';
import { editPath, historyPath } from '../../engine/module-paths.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { FieldCell } from '../../fields/cells.tsx';
import { htmlLang, LANGUAGE_NAMES, readLanguage } from '../../i18n/language.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { draftIssues, textIn } from './text-drafts.ts';
import { textPlaceOf, type TextEntry } from './text-entries.ts';
import { RecordTextDetails } from './record-text-details.tsx';
import { TextUsage } from './text-usage.tsx';
import styles from './texts.module.css';
import { staleChecks, type TextCheck } from './use-text-actions.tsx';

type TextDetailsProps = {
  readonly module: ResolvedModule;
  readonly entry: TextEntry;
  readonly source: Language;
  readonly onCheck: (checks: readonly TextCheck[]) => Promise<unknown>;
};

/** Everything a translator wants to know about the line in focus. */
export function TextDetails({ module, entry, source, onCheck }: TextDetailsProps) {
  const { t } = useTranslation('texts');
  const { key, row, draft } = entry;
  const data = draft?.data ?? row?.record.data;
  if (key === undefined || data === undefined)
    return <aside className={styles.details} aria-label={t('details')} />;
  const place = textPlaceOf(entry);
  return (
    <aside className={styles.details} aria-label={t('details')}>
      {place === null ? (
        <>
          <h2 className={styles.detailsTitle}>
            <IdText>{key}</IdText>
          </h2>
          <Notes module={module} data={data} />
        </>
      ) : (
        <RecordTextDetails place={place} />
      )}
      <Problems module={module} entry={entry} />
      {row ? <Behind entry={entry} row={row} source={source} onCheck={onCheck} /> : null}
      {row && place === null ? <TextUsage textKey={key} /> : null}
      {row ? (
        <p className={styles.detailsFoot}>
          {row.record.updatedBy ? `${row.record.updatedBy} · ` : null}
          <AgoText value={row.record.updatedAt} />
        </p>
      ) : null}
      {row && place === null ? <KeyedLinks module={module} textKey={key} /> : null}
    </aside>
  );
}

function KeyedLinks({ module, textKey }: { readonly module: ResolvedModule; readonly textKey: string }) {
  const { t } = useTranslation('texts');
  const { t: tc } = useTranslation();
  return (
    <div className={styles.detailsLinks}>
      <Link to={editPath(module, textKey)}>
        <SettingOutlined aria-hidden /> {t('editDetails')}
      </Link>
      <Link to={historyPath(module, textKey)}>
        <HistoryOutlined aria-hidden /> {tc('history')}
      </Link>
    </div>
  );
}

const NOTED = ['namespace', 'context', 'max_chars'];

/** What the writers of the game left for translators. */
function Notes({ module, data }: { readonly module: ResolvedModule; readonly data: RecordData }) {
  const fields = NOTED.flatMap((name) => module.fieldByKey.get(name) ?? []);
  const filled = fields.filter(({ key }) => data[key] !== undefined && data[key] !== null);
  return (
    <dl className={styles.notes}>
      {filled.map((field) => (
        <div key={field.key}>
          <dt>{field.label[readLanguage()]}</dt>
          <dd>
            {field.kind === 'text' ? (
              plainText(data[field.key])
            ) : (
              <FieldCell field={field} value={data[field.key]} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Problems({ module, entry }: Pick<TextDetailsProps, 'module' | 'entry'>) {
  const { t } = useTranslation('texts');
  const { row, draft } = entry;
  const { isProtected } = useBranch().details;
  const issues = draft ? draftIssues(module, draft, isProtected) : (row?.issues ?? []);
  if (issues.length === 0) return null;
  return (
    <section>
      <h3 className={styles.detailsHead}>{t('problems')}</h3>
      <ul className={styles.problems}>
        {issues.map((issue) => (
          <li key={issueKey(issue)} data-severity={issue.severity}>
            <strong>{module.fieldByKey.get(issue.path.split('.')[0] ?? '')?.label[readLanguage()]}</strong>{' '}
            {moduleIssueText(issue, readLanguage(), { module })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the source read when a text was made, beside what it reads now. */
type BehindProps = Omit<TextDetailsProps, 'module'> & { readonly row: TextRow };

function Behind({ entry, row, source, onCheck }: BehindProps) {
  const { t } = useTranslation('texts');
  const checks = staleChecks(row);
  if (checks.length === 0) return null;
  const now = textIn(entry.draft?.data ?? row.record.data, source);
  return (
    <section>
      <h3 className={styles.detailsHead}>{t('behindTitle')}</h3>
      {checks.map((check) => (
        <div key={check.language} className={styles.behindText}>
          <p className={styles.behindLanguage}>{LANGUAGE_NAMES[check.language]}</p>
          <p lang={htmlLang(source)}>
            <del>{row.stale[check.language]}</del>
          </p>
          <p lang={htmlLang(source)}>
            <ins>{now}</ins>
          </p>
          <Button size="small" icon={<CheckOutlined />} onClick={() => void onCheck([check])}>
            {t('stillRight')}
          </Button>
        </div>
      ))}
    </section>
  );
}
