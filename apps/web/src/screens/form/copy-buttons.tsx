import { CopyOutlined, SnippetsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './copy-buttons.module.css';
import type { FieldCopier } from './use-copied-fields.ts';

type CopyButtonsProps = {
  readonly copier: FieldCopier;
  readonly of: 'field' | 'section';
  readonly keys: readonly string[];
  /** The id of the label or title that says of what. */
  readonly labelId: string;
  readonly isDisabled?: boolean;
};

const WORDS = {
  field: { copy: 'copyField', paste: 'pasteField' },
  section: { copy: 'copySection', paste: 'pasteSection' },
} as const;

/**
 * Copies a field or a section, and pastes into it. They are no stops of the Tab key, which goes from one
 * input to the next: inside of a field Alt+C and Alt+V do the same.
 */
export function CopyButtons({ copier, of, keys, labelId, isDisabled = false }: CopyButtonsProps) {
  const { t } = useTranslation('form');
  const words = WORDS[of];
  const shared = { type: 'text', size: 'small', tabIndex: -1, 'aria-describedby': labelId } as const;
  return (
    <span className={styles.buttons}>
      <Button
        {...shared}
        icon={<CopyOutlined aria-hidden />}
        aria-label={t(words.copy)}
        title={t(words.copy)}
        onClick={() => copier.copy(keys)}
      />
      <Button
        {...shared}
        icon={<SnippetsOutlined aria-hidden />}
        disabled={isDisabled}
        aria-label={t(words.paste)}
        title={t(words.paste)}
        onClick={() => copier.paste(keys)}
      />
    </span>
  );
}
