import { objectOf, textOf } from '@quartermaster/domain/core/json';
import { useId, useState } from 'react';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import { HTML_LANG, LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { Button } from 'antd';
import { withKey } from '../common/with-key.ts';
import type { FieldInputProps } from '../types.ts';
import { AssetSlot } from './asset-slot.tsx';
import styles from './asset.module.css';

/** A file that is chosen or dropped, never typed; variants per language where the field has them. */
export function AssetInput(props: FieldInputProps<'asset'>) {
  const { field, value, onChange } = props;
  const asset = objectOf(value);
  const variants = objectOf(asset['locale_paths']);
  const choose = (path: string | null) => onChange(path === null ? null : { ...asset, path });
  const chooseVariant = (language: Language, path: string | null) => {
    const changed = withKey(variants, language, path);
    const { locale_paths: _old, ...rest } = asset;
    onChange(isBlank(changed) ? rest : { ...rest, locale_paths: changed });
  };
  return (
    <div role="group" aria-labelledby={props.labelId} aria-describedby={props.describedBy}>
      <AssetSlot
        {...slotProps(props)}
        inputId={props.inputId}
        path={textOf(asset['path'])}
        onChoose={choose}
        canRemove={!field.required}
      />
      {field.perLanguage === true && (
        <LanguageVariants {...props} variants={variants} onChoose={chooseVariant} />
      )}
    </div>
  );
}

type LanguageVariantsProps = FieldInputProps<'asset'> & {
  readonly variants: ReturnType<typeof objectOf>;
  readonly onChoose: (language: Language, path: string | null) => void;
};

function LanguageVariants({ variants, onChoose, ...props }: LanguageVariantsProps) {
  const { t } = useTranslation('fields');
  const id = useId();
  const count = LANGUAGES.filter((language) => textOf(variants[language]) !== '').length;
  const [isOpen, setIsOpen] = useState(count > 0);
  return (
    <div className={styles.variants}>
      <Button
        type="link"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('asset.variants', { count })}
      </Button>
      {isOpen && (
        <div id={id} className={styles.variantList}>
          {LANGUAGES.map((language) => (
            <div key={language}>
              <span className={styles.variantLabel} lang={HTML_LANG[language]}>
                {LANGUAGE_NAMES[language]}
              </span>
              <AssetSlot
                {...slotProps(props)}
                inputId={`${props.inputId}-${language}`}
                path={textOf(variants[language])}
                onChoose={(path) => onChoose(language, path)}
                canRemove
              />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function slotProps(props: FieldInputProps<'asset'>) {
  const { field, isDisabled, isInvalid, onBlur } = props;
  return { kind: field.asset, isDisabled, isInvalid, onBlur };
}
