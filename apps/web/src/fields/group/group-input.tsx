import { CloseOutlined } from '@ant-design/icons';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { objectOf } from '@quartermaster/domain/core/json';
import { defaultsOf } from '@quartermaster/domain/core/resolve';
import { chosenField, withChoice } from '@quartermaster/domain/fields/chosen-field';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { Button } from 'antd';
import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { midPhrase } from '../../i18n/mid-phrase.ts';
import { FocusFirst } from '../../ui/overlay/focus-first.tsx';
import { AddButton } from '../common/add-button.tsx';
import { FieldFrame, frameIds } from '../common/field-frame.tsx';
import { useIssuesAt, useIssuesUnder } from '../common/issues.tsx';
import { useTakeStep } from '../common/steps.ts';
import { useChange, type ChangeValue } from '../common/use-change.ts';
import { isWide, showsParts } from '../common/wide-kinds.ts';
import type { FieldInputProps, NestedParts } from '../types.ts';
import styles from './group.module.css';

type GroupInputProps = FieldInputProps<'group'> & { readonly parts: NestedParts };

/**
 * The fields of a group below each other's labels. An optional group is added and removed as a whole; the focus of the
 * button that did so passes to what took its place.
 */
export function GroupInput(props: GroupInputProps) {
  const { field, value, path, onChange } = props;
  const takeStep = useTakeStep();
  const [last, setLast] = useState<'added' | 'removed' | null>(null);
  if (field.required) return <GroupFields {...props} />;
  if (isBlank(value) && last !== 'added') {
    const add = () => {
      setLast('added');
      takeStep({ kind: 'set', paths: [path] }, () => onChange(defaultsOf(field.rowFields)));
    };
    return (
      <FocusedAfter isSo={last === 'removed'}>
        <SetGroup {...props} onSet={add} />
      </FocusedAfter>
    );
  }
  const clear = () => {
    setLast('removed');
    takeStep({ kind: 'clear', paths: [path] }, () => onChange(null));
  };
  return (
    <>
      <FocusedAfter isSo={last === 'added'}>
        <GroupFields {...props} />
      </FocusedAfter>
      <ClearGroup {...props} onClear={clear} />
    </>
  );
}

function FocusedAfter({ isSo, children }: { readonly isSo: boolean; readonly children: ReactNode }) {
  return isSo ? <FocusFirst>{children}</FocusFirst> : children;
}

function SetGroup({ field, inputId, isDisabled, onSet }: GroupInputProps & { readonly onSet: () => void }) {
  const { t } = useTranslation('fields');
  const label = t('group.add', { field: midPhrase(field.label) });
  return <AddButton inputId={inputId} label={label} isDisabled={isDisabled} onAdd={onSet} />;
}

function ClearGroup({ field, isDisabled, onClear }: GroupInputProps & { readonly onClear: () => void }) {
  const { t } = useTranslation('fields');
  return (
    <Button
      className={styles.clear}
      type="text"
      size="small"
      icon={<CloseOutlined aria-hidden />}
      disabled={isDisabled}
      onClick={onClear}
    >
      {t('group.remove', { field: midPhrase(field.label) })}
    </Button>
  );
}

function GroupFields(props: GroupInputProps) {
  const { field } = props;
  const values = objectOf(props.value);
  const change = useChange(props);
  return (
    <div
      id={props.inputId}
      className={styles.group}
      role="group"
      tabIndex={-1}
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
    >
      {field.rowFields
        .filter((part) => isShown(part, values))
        .map((part) => (
          <GroupPart
            key={part.key}
            of={field}
            part={chosenField(part, values)}
            value={values[part.key]}
            parts={props.parts}
            path={props.path}
            inputId={props.inputId}
            isDisabled={props.isDisabled}
            onBlur={props.onBlur}
            onGroup={change}
          />
        ))}
    </div>
  );
}

type GroupPartProps = Pick<
  GroupInputProps,
  'value' | 'parts' | 'path' | 'inputId' | 'isDisabled' | 'onBlur'
> & {
  readonly of: ResolvedField<'group'>;
  readonly part: ResolvedField;
  readonly onGroup: ChangeValue;
};

/** One field of a group; a key in another one does not draw it again. */
const GroupPart = memo(function GroupPart({ of, part, parts, onGroup, isDisabled, ...rest }: GroupPartProps) {
  const path = `${rest.path}.${part.key}`;
  const inputId = `${rest.inputId}-${part.key}`;
  const own = useIssuesAt(path);
  const all = useIssuesUnder(path);
  const issues = showsParts(part) ? own : all;
  return (
    <div className={isWide(part) ? styles.wide : undefined}>
      <FieldFrame field={part} path={path} inputId={inputId} issues={issues}>
        <parts.Input
          field={part}
          value={rest.value}
          onChange={(next) => onGroup((now) => withChoice(of.rowFields, objectOf(now), part.key, next))}
          onBlur={rest.onBlur}
          path={path}
          inputId={inputId}
          {...frameIds(inputId, part, issues)}
          isInvalid={issues.some((found) => found.severity === 'error')}
          isDisabled={isDisabled || part.readOnly === true}
        />
      </FieldFrame>
    </div>
  );
});
