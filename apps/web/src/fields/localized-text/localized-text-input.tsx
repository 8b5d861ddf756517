import { EditOutlined, LinkOutlined } from '@ant-design/icons';
import type { JsonObject, JsonValue } from '@quartermaster/domain/core/json';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import { keyOfText, TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { Button } from 'antd';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import type { FieldInputProps } from '../types.ts';
import styles from './localized-text.module.css';
import { OwnTextsInput } from './own-texts-input.tsx';
import { SharedTextInput } from './shared-text-input.tsx';
import { useTexts } from './use-texts.ts';

/** Texts of the record's own, or the key of a text that several records share. */
export function LocalizedTextInput(props: FieldInputProps<'localized_text'>) {
  const { isShared, toggle } = useTextSource(props);
  return (
    <>
      {isShared ? <SharedTextInput {...props} /> : <OwnTextsInput {...props} />}
      <SourceButton
        isShared={isShared}
        shared={isShared ? props.value : null}
        isDisabled={props.isDisabled}
        onToggle={toggle}
      />
    </>
  );
}

/** Where the text comes from. Changing one's mind brings back what was there. */
function useTextSource({ value, onChange }: FieldInputProps<'localized_text'>) {
  const [isChoosing, setChoosing] = useState(false);
  const ownBefore = useRef<JsonValue>(null);
  const isShared = keyOfText(value) !== null || (isChoosing && isBlank(value));
  const toggle = (texts: JsonObject): void => {
    setChoosing(!isShared);
    if (isShared) {
      onChange(ownBefore.current ?? (isBlank(texts) ? null : { ...texts }));
      return;
    }
    ownBefore.current = isBlank(value) ? null : (value ?? null);
    onChange(null);
  };
  return { isShared, toggle: useNewest(toggle) };
}

/** Calls the newest `act`; the same function each time, so that a key draws nothing for it. */
function useNewest<T>(act: (value: T) => void): (value: T) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  }, [act]);
  return useCallback((value: T) => newest.current(value), []);
}

type SourceButtonProps = {
  readonly isShared: boolean;
  /** The key of a shared text. */
  readonly shared: JsonValue | undefined;
  readonly isDisabled: boolean;
  /** Told what the shared text says. */
  readonly onToggle: (texts: JsonObject) => void;
};

const SourceButton = memo(function SourceButton({
  isShared,
  shared,
  isDisabled,
  onToggle,
}: SourceButtonProps) {
  const { t } = useTranslation('fields');
  const { hasModule } = useFieldEnvironment();
  const texts = useTexts(shared);
  if (!hasModule(TEXT_MODULE.key) || isDisabled) return null;
  return (
    <Button
      className={styles.source ?? ''}
      type="link"
      size="small"
      icon={isShared ? <EditOutlined /> : <LinkOutlined />}
      onClick={() => onToggle(texts)}
    >
      {isShared ? t('localized.useOwn') : t('localized.useKey')}
    </Button>
  );
});
