import { CheckOutlined, HistoryOutlined, SettingOutlined } from '@ant-design/icons';
import { plainText, type RecordData } from '@quartermaster/domain/core/json';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { editPath, historyPath } from '../../engine/module-paths.ts';
import { FieldCell } from '../../fields/cells.tsx';
import { htmlLang, LANGUAGE_NAMES, readLanguage } from '../../i18n/language.ts';
import { AgoText } from '../../ui/ago-text.tsx';
import { IdText } from '../../ui/id-text.tsx';
import { draftIssues, textIn } from './text-drafts.ts';
import type { TextEntry } from './text-entries.ts';
import { TextUsage } from './text-usage.tsx';
import styles from './texts.module.css';

type TextDetailsProps = {
  readonly module: ResolvedModule;
  readonly entry: TextEntry;
  readonly source: Language;
  readonly onCheck: (
    checks: readonly { readonly key: string; readonly language: Language; readonly isCurrent: boolean }[],
  ) => Promise<void>;
};

/** Everything a translator wants to know about the line in focus. */
export function TextDetails({ module, entry, source, onCheck }: TextDetailsProps) {
  const { t } = useTranslation('texts');
  const { t: tc } = useTranslation();
  const { key, row, draft } = entry;
  const data = draft?.data ?? row?.record.data;
  if (key === undefined || data === undefined)
    return <aside className={styles.details} aria-label={t('details')} />;
  return (
    <aside className={styles.details} aria-label={t('details')}>
      <h2 className={styles.detailsTitle}>
        <IdText>{key}</IdText>
      </h2>
      <Notes module={module} data={data} />
      <Problems module={module} entry={entry} />
      {row ? <Behind entry={entry} source={source} onCheck={onCheck} /> : null}
      {row ? (
        <>
          <TextUsage textKey={key} />
          <p className={styles.detailsFoot}>
            {row.record.updatedBy ? `${row.record.updatedBy} · ` : null}
            <AgoText value={row.record.updatedAt} />
          </p>
          <div className={styles.detailsLinks}>
            <Link to={editPath(module, key)}>
              <SettingOutlined aria-hidden /> {t('editDetails')}
            </Link>
            <Link to={historyPath(module, key)}>
              <HistoryOutlined aria-hidden /> {tc('history')}
            </Link>
          </div>
        </>
      ) : null}
    </aside>
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
  const issues = draft ? draftIssues(module, draft) : (row?.issues ?? []);
  if (issues.length === 0) return null;
  return (
    <section>
      <h3 className={styles.detailsHead}>{t('problems')}</h3>
      <ul className={styles.problems}>
        {issues.map((issue) => (
          <li key={`${issue.path} ${issue.code}`} data-severity={issue.severity}>
            <strong>{module.fieldByKey.get(issue.path.split('.')[0] ?? '')?.label[readLanguage()]}</strong>{' '}
            {moduleIssueText(issue, readLanguage(), { module })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the source read when a text was made, beside what it reads now. */
function Behind({ entry, source, onCheck }: Omit<TextDetailsProps, 'module'>) {
  const { t } = useTranslation('texts');
  const { key, row, draft } = entry;
  const behind = LANGUAGES.filter((language) => row?.stale[language] !== undefined);
  if (row === undefined || key === undefined || behind.length === 0) return null;
  const now = textIn(draft?.data ?? row.record.data, source);
  return (
    <section>
      <h3 className={styles.detailsHead}>{t('behindTitle')}</h3>
      {behind.map((language) => (
        <div key={language} className={styles.behindText}>
          <p className={styles.behindLanguage}>{LANGUAGE_NAMES[language]}</p>
          <p lang={htmlLang(source)}>
            <del>{row.stale[language]}</del>
          </p>
          <p lang={htmlLang(source)}>
            <ins>{now}</ins>
          </p>
          <Button
            size="small"
            icon={<CheckOutlined />}
            onClick={() => void onCheck([{ key, language, isCurrent: true }])}
          >
            {t('stillRight')}
          </Button>
        </div>
      ))}
    </section>
  );
}
