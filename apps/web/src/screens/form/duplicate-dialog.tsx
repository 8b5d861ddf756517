import type { JsonObject, JsonValue } from '@quartermaster/domain/core/json';
import type { Issue } from '@quartermaster/domain/core/issue';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { hasIdentity, identityFromRecordId } from '@quartermaster/domain/record/identity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import { duplicateOfferQuery, duplicateRecord } from '../../api/duplicate-record.ts';
import type { Place } from '../../api/place.ts';
import { createListCache } from '../../engine/list/list-cache.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { FieldFrame, frameIds } from '../../fields/common/field-frame.tsx';
import { moduleToCreate, useWriteRefusal } from '../../engine/record/use-refusal-notice.tsx';
import type { ConfirmWrite } from '../../engine/record/use-confirm-write.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FocusFirst } from '../../ui/overlay/focus-first.tsx';
import { ChildrenChoice } from './children-choice.tsx';

type DuplicateDialogProps = {
  readonly module: ResolvedModule;
  readonly place: Place;
  readonly recordId: string;
  readonly name: string;
  readonly confirm: ConfirmWrite;
  readonly onDuplicated: (recordId: string) => void;
  readonly onClose: () => void;
};

const FORM = 'duplicate-form';

/** Asks for the identity of the copy, which is offered, and what comes along with it. */
export function DuplicateDialog(props: DuplicateDialogProps) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const { module, place, recordId, name, onClose } = props;
  const [typed, setTyped] = useState<JsonObject>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const { data: offer, error } = useQuery(duplicateOfferQuery(place, recordId));
  const { isBusy, issues, duplicate, forgetIssues } = useDuplication(props);
  const identity: JsonObject = { ...parentOf(module, recordId), ...offer?.identity, ...typed };
  const offered = (offer?.belonging ?? []).filter(({ total }) => total > 0);
  const chosen = offered.map((one) => one.module).filter((key) => !left.includes(key));
  const isReady = offer !== undefined && hasIdentity(module, identity);
  return (
    <Dialog
      title={t('duplicateTitle', { name })}
      okText={common('duplicate')}
      okButtonProps={{ htmlType: 'submit', form: FORM, disabled: !isReady, loading: isBusy }}
      onCancel={onClose}
    >
      <p>{t('duplicateText')}</p>
      {error !== null && <Alert type="error" showIcon title={errorMessage(error)} />}
      {offer !== undefined && (
        <form
          id={FORM}
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady && !isBusy) void duplicate(identity, chosen);
          }}
        >
          <IdentityFields
            module={module}
            identity={identity}
            issues={issues}
            onChange={(next) => {
              setTyped({ ...typed, ...next });
              forgetIssues();
            }}
          />
          <ChildrenChoice counts={offered} left={left} onChange={setLeft} />
        </form>
      )}
    </Dialog>
  );
}

/** A copy of a child keeps the parent by default. */
function parentOf(module: ResolvedModule, recordId: string): JsonObject {
  if (module.parent === null) return {};
  const { field } = module.parent;
  return { [field]: identityFromRecordId(module, recordId)[field] ?? null };
}

const identityDomId = (key: string): string => `duplicate-${key}`;

type IdentityFieldsProps = {
  readonly module: ResolvedModule;
  readonly identity: JsonObject;
  readonly issues: readonly Issue[];
  readonly onChange: (typed: JsonObject) => void;
};

function IdentityFields({ module, identity, issues, onChange }: IdentityFieldsProps) {
  return (
    <FocusFirst isSelected>
      {module.identity.map((key) => (
        <IdentityField
          key={key}
          module={module}
          fieldKey={key}
          value={identity[key]}
          issues={issues.filter((found) => found.path === key)}
          onChange={(next) => onChange({ [key]: next })}
        />
      ))}
    </FocusFirst>
  );
}

type IdentityFieldProps = {
  readonly module: ResolvedModule;
  readonly fieldKey: string;
  readonly value: JsonValue | undefined;
  readonly issues: readonly Issue[];
  readonly onChange: (value: JsonValue) => void;
};

function IdentityField({ module, fieldKey, value, issues, onChange }: IdentityFieldProps) {
  const field = module.fieldByKey.get(fieldKey);
  if (field === undefined) return null;
  const inputId = identityDomId(fieldKey);
  return (
    <FieldFrame field={field} path={fieldKey} inputId={inputId} issues={issues}>
      <FieldInput
        field={field}
        value={value}
        onChange={onChange}
        onBlur={() => undefined}
        path={fieldKey}
        inputId={inputId}
        {...frameIds(inputId, field, issues)}
        isInvalid={issues.length > 0}
        isDisabled={false}
      />
    </FieldFrame>
  );
}

function useDuplication({ module, place, recordId, name, confirm, onDuplicated }: DuplicateDialogProps) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const { message } = App.useApp();
  const refuse = useWriteRefusal();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const duplicate = async (identity: JsonObject, children: readonly string[]) => {
    const confirmed = await confirm({ action: common('duplicate') });
    if (confirmed === null) return;
    setIsBusy(true);
    try {
      const { record } = await duplicateRecord(place, recordId, { identity, children, ...confirmed });
      createListCache(queryClient, place).add(record);
      for (const key of children) createListCache(queryClient, { ...place, module: key }).refresh();
      void message.success(t('duplicateDone', { name }));
      onDuplicated(record.recordId);
    } catch (error) {
      const found = error instanceof ApiError ? (error.body.issues ?? []) : [];
      setIssues(found);
      // Problems of the identity are shown below its field, where another one is typed next.
      const wrong = found.find(({ path }) => module.identity.includes(path));
      if (wrong === undefined || moduleToCreate(error) !== null) refuse(error);
      if (wrong !== undefined) document.getElementById(identityDomId(wrong.path))?.focus();
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, issues, duplicate, forgetIssues: () => setIssues([]) };
}
