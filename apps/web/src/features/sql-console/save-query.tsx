import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { deleteSqlQuery, saveSqlQuery, sqlQueriesKey, type SqlQuery } from '../../api/sql-console.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useConfirm } from '../../ui/overlay/use-confirm.ts';
import { TextField } from '../../ui/text/text-field.tsx';
import styles from './sql-console.module.css';

type SaveQueryProps = {
  readonly statement: string;
  /** The query in the editor, where it is a saved one. */
  readonly opened: SqlQuery | null;
  readonly onSaved: (id: number | null) => void;
};

/** Keeps the statement under a name, changes the opened query or deletes it. */
export function SaveQuery({ statement, opened, onSaved }: SaveQueryProps) {
  const { t } = useTranslation('sql');
  const [isOpen, setIsOpen] = useState(false);
  const own = opened?.own === true ? opened : null;
  return (
    <>
      <Button disabled={statement.trim() === ''} onClick={() => setIsOpen(true)}>
        {own === null ? t('save') : t('update')}
      </Button>
      {own === null ? null : <DeleteButton query={own} onDeleted={() => onSaved(null)} />}
      {isOpen ? (
        <SaveDialog
          statement={statement}
          own={own}
          onClose={() => setIsOpen(false)}
          onSaved={(id) => {
            setIsOpen(false);
            onSaved(id);
          }}
        />
      ) : null}
    </>
  );
}

type SaveDialogProps = {
  readonly statement: string;
  readonly own: SqlQuery | null;
  readonly onClose: () => void;
  readonly onSaved: (id: number) => void;
};

function SaveDialog({ statement, own, onClose, onSaved }: SaveDialogProps) {
  const { t } = useTranslation('sql');
  const { t: tc } = useTranslation();
  const [name, setName] = useState(own?.name ?? '');
  const [isShared, setIsShared] = useState(own?.shared ?? false);
  const saving = useSaving({ name: name.trim(), statement, shared: isShared }, onSaved);
  const isNameless = name.trim() === '';
  const title = own === null ? t('save') : t('update');
  const another = { disabled: isNameless || name.trim() === own?.name, loading: saving.isPending };
  return (
    <Dialog
      title={title}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tc('cancel')}</Button>
          {own === null ? null : (
            <Button {...another} onClick={() => saving.mutate(null)}>
              {t('saveAs')}
            </Button>
          )}
          <Button
            type="primary"
            disabled={isNameless}
            loading={saving.isPending}
            onClick={() => saving.mutate(own?.id ?? null)}
          >
            {title}
          </Button>
        </>
      }
    >
      <div className={styles.saving}>
        <TextField
          label={t('name')}
          value={name}
          maxLength={100}
          problem={saving.error ? errorMessage(saving.error) : undefined}
          onChange={setName}
        />
        <Checkbox checked={isShared} onChange={({ target }) => setIsShared(target.checked)}>
          {t('shareQuery')}
        </Checkbox>
        <p className={styles.about}>{t('shareHint')}</p>
      </div>
    </Dialog>
  );
}

type Saved = Parameters<typeof saveSqlQuery>[1];

/** Saves under an id, or as a new query. */
function useSaving(query: Saved, onSaved: (id: number) => void) {
  const { t } = useTranslation('sql');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number | null) => saveSqlQuery(id, query),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: sqlQueriesKey });
      void message.success(t('saved'));
      onSaved(id);
    },
  });
}

function DeleteButton({ query, onDeleted }: { readonly query: SqlQuery; readonly onDeleted: () => void }) {
  const { t } = useTranslation('sql');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const ask = () =>
    void confirm({
      title: t('deleteQuery'),
      content: t('deleteText', { name: query.name }),
      okText: t('deleteQuery'),
      okButtonProps: { danger: true },
      onOk: async () => {
        try {
          await deleteSqlQuery(query.id);
          await queryClient.invalidateQueries({ queryKey: sqlQueriesKey });
          void message.success(t('deleted'));
          onDeleted();
        } catch (problem) {
          void message.error(errorMessage(problem));
        }
      },
    });
  return (
    <Button danger onClick={ask}>
      {t('deleteQuery')}
    </Button>
  );
}
