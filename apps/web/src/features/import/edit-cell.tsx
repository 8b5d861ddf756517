import type { ResolvedField } from '@quartermaster/domain/core/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input, Popover } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  importQuery,
  importRowsKey,
  editImportRow,
  type ImportPageRow,
  type ImportProgress,
} from '../../api/imports.ts';
import type { Place } from '../../api/place.ts';
import { readLanguage } from '../../i18n/language.ts';
import { FocusFirst } from '../../ui/overlay/focus-first.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import styles from './import.module.css';

type EditCellProps = {
  readonly place: Place;
  readonly job: ImportProgress;
  readonly row: ImportPageRow;
  readonly field: ResolvedField;
  readonly children: ReactNode;
};

/** A cell of the preview that is pressed to be edited. What is saved is checked immediately. */
export function EditCell({ place, job, row, field, children }: EditCellProps) {
  const { t } = useTranslation('transfer');
  const { t: tc } = useTranslation('common');
  const [isOpen, setIsOpen] = useState(false);
  const label = t('editCell', { row: row.rowNumber, field: field.label[readLanguage()] });
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setIsOpen}
      destroyOnHidden
      title={label}
      content={
        <FocusFirst isSelected>
          <EditForm place={place} job={job} row={row} field={field} onDone={() => setIsOpen(false)} />
        </FocusFirst>
      }
    >
      <button
        type="button"
        className={styles.editCell}
        aria-label={tc('labelled', { label, text: cellTexts(job, row, field).join(' · ') })}
      >
        {children}
      </button>
    </Popover>
  );
}

type EditFormProps = Omit<EditCellProps, 'children'> & { readonly onDone: () => void };

function EditForm({ place, job, row, field, onDone }: EditFormProps) {
  const { t } = useTranslation('transfer');
  const queryClient = useQueryClient();
  const columns = columnsOf(job, field);
  const [cells, setCells] = useState<Readonly<Record<string, string>>>({});
  const edit = useMutation({
    mutationFn: () => editImportRow(place, job.id, row.rowNumber, cells),
    onSuccess: async (checked) => {
      queryClient.setQueryData(importQuery(place, job.id).queryKey, checked);
      await queryClient.invalidateQueries({ queryKey: importRowsKey(place, job.id) });
      onDone();
    },
  });
  return (
    <form
      className={styles.editForm}
      onSubmit={(event) => {
        event.preventDefault();
        edit.mutate();
      }}
    >
      {columns.map((name) => (
        <Labelled key={name} label={name}>
          {(input) => (
            <Input
              {...input}
              value={cells[name] ?? textOf(row.raw[name])}
              onChange={({ target }) => setCells({ ...cells, [name]: target.value })}
            />
          )}
        </Labelled>
      ))}
      <Button
        type="primary"
        htmlType="submit"
        loading={edit.isPending}
        disabled={Object.keys(cells).length === 0}
      >
        {t('editSave')}
      </Button>
      {edit.error ? <Alert type="error" showIcon title={errorMessage(edit.error)} /> : null}
    </form>
  );
}

/** The columns of the file that fill a field, in the order of the file. */
function columnsOf(job: ImportProgress, field: ResolvedField): readonly string[] {
  const keys = new Set(job.targets.filter((target) => target.field === field.key).map(({ key }) => key));
  return job.columns.filter(({ name }) => keys.has(job.options.mapping[name] ?? '')).map(({ name }) => name);
}

/** What the file says in the columns of a field. */
export function cellTexts(job: ImportProgress, row: ImportPageRow, field: ResolvedField): readonly string[] {
  return columnsOf(job, field)
    .map((name) => textOf(row.raw[name]))
    .filter((text) => text !== '');
}

function textOf(cell: ImportPageRow['raw'][string] | undefined): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
}
