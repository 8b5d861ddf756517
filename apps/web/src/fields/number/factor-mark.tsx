import { numberOf, type JsonValue } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/text/tag.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import { largeFactor } from './large-factor.ts';
import { numberText } from './number-text.ts';
import styles from './number.module.css';

type FactorMarkProps = { readonly before: JsonValue | undefined; readonly after: JsonValue | undefined };

/** `×100` beside a number that changed so much that it should be checked. */
export function FactorMark({ before, after }: FactorMarkProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const factor = largeFactor(numberOf(before, null), numberOf(after, null));
  if (factor === null) return null;
  const times = numberText(factor.times, language);
  const text = factor.isMore ? t('diff.timesMore', { times }) : t('diff.timesLess', { times });
  return (
    <span className={styles.factor} role="img" aria-label={text} title={text}>
      <Tag tone="orange">{factor.isMore ? `×${times}` : `÷${times}`}</Tag>
    </span>
  );
}
