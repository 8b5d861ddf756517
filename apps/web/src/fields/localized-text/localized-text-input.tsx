import { EditOutlined, LinkOutlined } from '@ant-design/icons';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import { keyOfText, TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import type { FieldInputProps } from '../types.ts';
import styles from './localized-text.module.css';
import { OwnTextsInput } from './own-texts-input.tsx';
import { SharedTextInput } from './shared-text-input.tsx';
import { useTexts } from './use-texts.ts';

/** Texts of the record's own, or the key of a text that several records share. */
export function LocalizedTextInput(props: FieldInputProps<'localized_text'>) {
  const { t } = useTranslation('fields');
  const { hasModule } = useFieldEnvironment();
  const source = useTextSource(props);
  return (
    <>
      {source.isShared ? <SharedTextInput {...props} /> : <OwnTextsInput {...props} />}
      {hasModule(TEXT_MODULE.key) && !props.isDisabled ? (
        <Button
          className={styles.source ?? ''}
          type="link"
          size="small"
          icon={source.isShared ? <EditOutlined /> : <LinkOutlined />}
          onClick={source.toggle}
        >
          {source.isShared ? t('localized.useOwn') : t('localized.useKey')}
        </Button>
      ) : null}
    </>
  );
}

/** Where the text comes from. Changing one's mind brings back what was there. */
function useTextSource({ value, onChange }: FieldInputProps<'localized_text'>) {
  const [isChoosing, setChoosing] = useState(false);
  const texts = useTexts(value);
  const ownBefore = useRef<JsonValue>(null);
  const isShared = keyOfText(value) !== null || (isChoosing && isBlank(value));
  const toggle = (): void => {
    setChoosing(!isShared);
    if (isShared) {
      onChange(ownBefore.current ?? (isBlank(texts) ? null : { ...texts }));
      return;
    }
    ownBefore.current = isBlank(value) ? null : (value ?? null);
    onChange(null);
  };
  return { isShared, toggle };
}
