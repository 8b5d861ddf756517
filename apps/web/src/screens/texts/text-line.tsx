import { ClockCircleOutlined, CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { filePathOf } from '@quartermaster/domain/fields/asset-field';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBranch } from '../../engine/use-branch.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { htmlLang, readLanguage, readTextLanguage } from '../../i18n/language.ts';
import { BreakableKey } from '../../ui/text/breakable-key.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { focusBox, hasTypingBox } from '../../ui/table/focus-cell.ts';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import { CellEditor } from './cell-editor.tsx';
import { changedLanguages, draftIssues, textIn, type TextPlace } from './text-drafts.ts';
import { textPlaceOf, type TextEntry } from './text-entries.ts';
import styles from './text-grid.module.css';
import type { TextCell } from './use-text-keys.ts';

/** What lines can be told to do; the same functions for the life of the grid, so that lines need not be drawn again. */
export type LineActions = {
  readonly activate: (cell: TextCell) => void;
  readonly startEdit: (cell: TextCell, typed?: string) => void;
  readonly type: (text: string) => void;
  readonly endEdit: () => void;
  readonly toggle: (key: string) => void;
};

type TextLineProps = Pick<TextEntry, 'row' | 'draft'> & {
  readonly textKey: string | undefined;
  readonly index: number;
  readonly module: ResolvedModule;
  /** The column that has the focus, when it is in this line. */
  readonly activeColumn: number | null;
  /** What the cell in focus began with, while it is typed into. */
  readonly editStart: string | null;
  readonly isSelected: boolean;
  readonly actions: LineActions;
};

/** One key with its texts. A line whose text is on its way can be moved to already. */
export const TextLine = memo(function TextLine(props: TextLineProps) {
  const { index, module, row, draft, activeColumn, editStart, actions } = props;
  const data = draft?.data ?? row?.record.data;
  const { isProtected } = useBranch().details;
  const issues = draft ? draftIssues(module, draft, isProtected) : (row?.issues ?? []);
  const changed = draft ? changedLanguages(draft.stored, draft.data) : [];
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={props.isSelected}
      data-removed={draft?.isRemoved}
      data-new={draft?.stored === null}
      data-change={row?.record.change ?? undefined}
    >
      <KeyCell {...props} place={textPlaceOf(props)} />
      {LANGUAGES.map((language, position) => (
        <TextCellView
          key={language}
          at={{ row: index, column: position + 1 }}
          language={language}
          data={data}
          staleSince={changed.includes(language) ? undefined : row?.stale[language]}
          issues={issues.filter(({ path }) => concerns(path, language))}
          module={module}
          maxLength={textPlaceOf(props)?.field.maxLength ?? null}
          isActive={activeColumn === position + 1}
          isEditable={data !== undefined && draft?.isRemoved !== true}
          editStart={activeColumn === position + 1 ? editStart : null}
          isChanged={changed.includes(language)}
          actions={actions}
        />
      ))}
    </tr>
  );
});

/** Problems of a language's picture are shown beside its text, those of all languages beside each text. */
function concerns(path: string, language: Language): boolean {
  const [field = ''] = path.split('.');
  return field === '' || field === language || field === `asset_path_${language}`;
}

type KeyCellProps = TextLineProps & { readonly place: TextPlace | null };

function KeyCell({ index, textKey: key, draft, place, activeColumn, isSelected, actions }: KeyCellProps) {
  const { t } = useTranslation('texts');
  const at = { row: index, column: 0 };
  return (
    <th
      scope="row"
      className={styles.key}
      data-cell={`${index}:0`}
      tabIndex={activeColumn === 0 ? 0 : -1}
      onFocus={() => actions.activate(at)}
      title={key}
    >
      {key === undefined ? (
        <span className={styles.waiting} />
      ) : (
        <>
          <input
            type="checkbox"
            className={styles.check}
            tabIndex={-1}
            checked={isSelected}
            aria-label={t('select', { key })}
            onChange={() => actions.toggle(key)}
          />
          {place === null ? (
            <span className={styles.keyText} translate="no">
              <BreakableKey>{key}</BreakableKey>
            </span>
          ) : (
            <RecordTextName place={place} />
          )}
          {draft?.stored === null ? <span className={styles.mark}>{t('new')}</span> : null}
          {draft?.isRemoved ? <span className={styles.mark}>{t('removed')}</span> : null}
        </>
      )}
    </th>
  );
}

/** A text of a record: the record and the field, and below them the module. */
function RecordTextName({ place }: { readonly place: TextPlace }) {
  const names = useModuleNames();
  const { module, recordId, field } = place;
  return (
    <span className={styles.recordText}>
      <span>
        {titleText(field.recordTitle, readTextLanguage()) || recordId}
        <span className={styles.fieldName}> · {field.label[readLanguage()]}</span>
      </span>
      <span className={styles.moduleName}>
        {names(module)} <IdText>{recordId}</IdText>
      </span>
    </span>
  );
}

type TextCellProps = {
  readonly at: TextCell;
  readonly language: Language;
  readonly data: RecordData | undefined;
  /** What the source read when this text was made, if that was something else. */
  readonly staleSince: string | undefined;
  readonly issues: readonly Issue[];
  /** The limit of a text inside a record; null: none, or the record of a shared text says it. */
  readonly maxLength: number | null;
  readonly module: ResolvedModule;
  readonly isActive: boolean;
  readonly isEditable: boolean;
  readonly editStart: string | null;
  readonly isChanged: boolean;
  readonly actions: LineActions;
};

function TextCellView(props: TextCellProps) {
  const { at, language, data, issues, module, isActive, editStart, actions } = props;
  const text = textIn(data, language);
  const message = issues.map((issue) => moduleIssueText(issue, readLanguage(), { module })).join('\n');
  const limit = props.maxLength ?? data?.['max_chars'];
  const hasBox = editStart !== null || (isActive && props.isEditable && hasTypingBox());
  return (
    <td
      data-cell={`${at.row}:${at.column}`}
      data-changed={props.isChanged}
      data-state={data === undefined ? 'waiting' : text.trim() === '' ? 'missing' : undefined}
      lang={htmlLang(language)}
      // Its box is what the Tab key stops at.
      tabIndex={isActive && !hasBox ? 0 : -1}
      aria-invalid={issues.some(({ severity }) => severity === 'error')}
      title={message || undefined}
      onFocus={() => actions.activate(at)}
      onClick={({ currentTarget }) => focusBox(currentTarget)}
      onDoubleClick={() => actions.startEdit(at)}
    >
      {editStart === null ? <CellContent {...props} text={text} message={message} /> : null}
      {hasBox ? (
        <CellEditor
          language={language}
          text={text}
          start={editStart}
          maxChars={typeof limit === 'number' ? limit : null}
          onStart={(typed) => actions.startEdit(at, typed)}
          onText={actions.type}
          onEnd={actions.endEdit}
        />
      ) : null}
    </td>
  );
}

function CellContent({
  data,
  language,
  staleSince,
  issues,
  isActive,
  text,
  message,
}: TextCellProps & { readonly text: string; readonly message: string }) {
  const { t } = useTranslation('texts');
  if (data === undefined) return <span className={styles.waiting} />;
  return (
    <>
      <FilePreview data={data} language={language} />
      {text === '' ? (
        <span className={styles.missing}>{t('missing')}</span>
      ) : (
        <span className={styles.text}>{text}</span>
      )}
      {staleSince === undefined ? null : (
        <span className={styles.stale} title={t('staleSince', { text: staleSince })}>
          <ClockCircleOutlined aria-hidden /> {t('stale')}
        </span>
      )}
      {issues.length > 0 ? (
        <ProblemMark isError={issues.some(({ severity }) => severity === 'error')} />
      ) : null}
      {isActive && message !== '' ? <span className={styles.message}>{message}</span> : null}
    </>
  );
}

function ProblemMark({ isError }: { readonly isError: boolean }) {
  const { t } = useTranslation('texts');
  return isError ? (
    <CloseCircleFilled className={styles.error} aria-label={t('problem')} />
  ) : (
    <WarningFilled className={styles.warning} aria-label={t('problem')} />
  );
}

type FilePreviewProps = { readonly data: RecordData; readonly language: Language };

/** The picture of a language, where the entry has one. */
function FilePreview({ data, language }: FilePreviewProps) {
  const path = filePathOf(data[`asset_path_${language}`]);
  return path !== null ? <Thumbnail path={path} size={24} alt={path} /> : null;
}
