import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { issueText } from '@quartermaster/domain/texts/issues';
import { Alert, Button, Input, Radio, Upload } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLanguage } from '../../i18n/language.ts';
import { useReportFailure } from '../../ui/feedback/use-report-failure.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import table from '../../ui/table/plain-table.module.css';
import { useFieldEnvironment } from '../field-environment.tsx';
import styles from './load-rows.module.css';
import { countProblems, readRows, type ReadRow, type ReadTable } from './read-rows.ts';

type LoadRowsDialogProps = {
  readonly field: ResolvedField<'rows'>;
  /** How many rows there are already. */
  readonly count: number;
  readonly onLoad: (rows: readonly JsonObject[], isReplacing: boolean) => void;
  readonly onClose: () => void;
};

/** Rows from a spreadsheet or a file into a table of the form: seen line by line before the form has them. */
export function LoadRowsDialog({ field, count, onLoad, onClose }: LoadRowsDialogProps) {
  const { t } = useTranslation('fields');
  const [text, setText] = useState('');
  const [isReplacing, setReplacing] = useState(true);
  const read = useMemo(() => readRows(field, text), [field, text]);
  const rows = read?.rows ?? [];
  const total = rows.length + (isReplacing ? 0 : count);
  const isTooLong = field.max !== undefined && total > field.max;
  const canLoad = read !== null && rows.length > 0 && countProblems(read) === 0 && !isTooLong;
  return (
    <Dialog
      width={860}
      title={t('rows.loadTitle', { field: field.label[readLanguage()] })}
      okText={t('rows.loadRows', { count: rows.length })}
      okButtonProps={{ disabled: !canLoad }}
      onOk={() => {
        onLoad(
          rows.map(({ data }) => data),
          isReplacing,
        );
        onClose();
      }}
      onCancel={onClose}
    >
      <div className={styles.body}>
        <Source field={field} text={text} onText={setText} />
        {count > 0 ? (
          <Radio.Group
            className={styles.choice ?? ''}
            value={isReplacing}
            aria-label={t('rows.loadWhere')}
            onChange={({ target }) => setReplacing(target.value === true)}
          >
            <Radio value>{t('rows.loadReplace', { count })}</Radio>
            <Radio value={false}>{t('rows.loadAdd')}</Radio>
          </Radio.Group>
        ) : null}
        {read === null ? <Alert type="error" showIcon title={t('rows.loadUnclosed')} /> : null}
        {isTooLong ? (
          <Alert type="error" showIcon title={t('rows.loadTooMany', { total, max: field.max })} />
        ) : null}
        {read !== null && rows.length > 0 ? <Preview read={read} /> : null}
      </div>
    </Dialog>
  );
}

type SourceProps = {
  readonly field: ResolvedField<'rows'>;
  readonly text: string;
  readonly onText: (text: string) => void;
};

function Source({ field, text, onText }: SourceProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const report = useReportFailure();
  const handleFile = (file: File): false => {
    report(file.text().then(onText));
    return false;
  };
  const columns = field.rowFields.map(({ label }) => label[language]).join(' · ');
  return (
    <div>
      <p className={styles.hint}>{t('rows.loadHelp', { columns })}</p>
      <Input.TextArea
        rows={6}
        value={text}
        spellCheck={false}
        aria-label={t('rows.loadText')}
        placeholder={t('rows.loadText')}
        onChange={({ target }) => onText(target.value)}
      />
      <Upload accept=".csv,.tsv,.txt,text/csv" beforeUpload={handleFile} showUploadList={false}>
        <Button size="small" className={styles.file ?? ''}>
          {t('rows.loadFile')}
        </Button>
      </Upload>
    </div>
  );
}

function Preview({ read }: { readonly read: ReadTable }) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const problems = countProblems(read);
  return (
    <>
      {problems > 0 ? (
        <Alert type="error" showIcon title={t('rows.loadProblems', { count: problems })} />
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so the keyboard must reach it */}
      <div className={styles.preview} tabIndex={0} role="group" aria-label={t('rows.loadPreview')}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col" className={table.number}>
                {t('rows.loadLine')}
              </th>
              {read.columns.map(({ head, column }, index) => (
                <th key={`${head} ${String(index)}`} scope="col" data-unused={column === null}>
                  {column === null ? t('rows.loadUnused', { head }) : column.field.label[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {read.rows.map((row) => (
              <PreviewRow key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function PreviewRow({ row: { line, cells } }: { readonly row: ReadRow }) {
  return (
    <tr>
      <td className={table.number}>{line}</td>
      {cells.map(({ text, problem }, index) => (
        <td key={index} className={problem === null ? undefined : styles.wrong}>
          {text}
          {problem === null ? null : (
            <span className={styles.problem}>{issueText(problem, readLanguage())}</span>
          )}
        </td>
      ))}
    </tr>
  );
}
