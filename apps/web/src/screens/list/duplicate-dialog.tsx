import type { JsonValue } from '@quartermaster/domain/core/json';
import { App, Modal } from 'antd';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import { duplicateRecord } from '../../api/duplicate-record.ts';
import type { RecordRow } from '../../api/list-records.ts';
import { editPath } from '../../engine/module-paths.ts';
import { useConfirmWrite } from '../../engine/use-confirm-write.tsx';
import type { ModuleList } from '../../engine/use-module-list.ts';
import { IssueTexts } from '../../fields/shared/issue-text.tsx';
import { FieldInput } from '../../fields/inputs.tsx';
import { readLanguage } from '../../i18n/language.ts';
import styles from './duplicate-dialog.module.css';

type DuplicateDialogProps = {
  readonly list: ModuleList;
  readonly row: RecordRow;
  readonly name: string;
  readonly onClose: () => void;
};

/** Asks for the identity of the copy, then opens it. */
export function DuplicateDialog({ list, row, name, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation('list');
  const { t: tc } = useTranslation();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const confirmWrite = useConfirmWrite(list.module, list.environment, list.place.version);
  const [identity, setIdentity] = useState(() => Object.fromEntries(list.module.identity.map((key) => [key, row.data[key] ?? null])));
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);

  const handleSave = async () => {
    const confirmed = await confirmWrite();
    if (!confirmed) return;
    setBusy(true);
    try {
      const { record } = await duplicateRecord(list.place, row.recordId, identity, confirmed.confirmation);
      list.cache.add(record);
      onClose();
      void navigate({ to: editPath(list.module.key, record.recordId) });
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.body.issues?.length) setRefusal(error);
      else void message.error(errorMessage(error));
    }
  };

  return (
    <Modal
      open
      title={t('duplicateTitle', { name })}
      okText={tc('duplicate')}
      okButtonProps={{ loading: isBusy }}
      onOk={() => void handleSave()}
      onCancel={onClose}
    >
      <p className={styles.text}>{t('duplicateText')}</p>
      {list.module.identity.map((key) => (
        <IdentityField
          key={key}
          list={list}
          fieldKey={key}
          identity={identity}
          issues={refusal?.body.issues ?? []}
          onChange={(value) => setIdentity({ ...identity, [key]: value })}
        />
      ))}
    </Modal>
  );
}

type IdentityFieldProps = {
  readonly list: ModuleList;
  readonly fieldKey: string;
  readonly identity: Readonly<Record<string, JsonValue>>;
  readonly issues: NonNullable<ApiError['body']['issues']>;
  readonly onChange: (value: JsonValue) => void;
};

function IdentityField({ list, fieldKey, identity, issues, onChange }: IdentityFieldProps) {
  const id = useId();
  const field = list.module.fieldByKey.get(fieldKey);
  if (!field) return null;
  const own = issues.filter((issue) => issue.path === fieldKey || issue.path === '');
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {field.label[readLanguage()]}
      </label>
      <FieldInput
        field={field}
        value={identity[fieldKey]}
        onChange={onChange}
        onBlur={() => undefined}
        path={fieldKey}
        inputId={id}
        labelId={`${id}-label`}
        describedBy={`${id}-issues`}
        isInvalid={own.length > 0}
        isDisabled={false}
        siblings={(key) => identity[key]}
      />
      <IssueTexts id={`${id}-issues`} issues={own} />
    </div>
  );
}
