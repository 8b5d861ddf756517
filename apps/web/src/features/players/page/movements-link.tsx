import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

type MovementsLinkProps = {
  /** A kind of money or thing, and what it is called. */
  readonly asset: string;
  readonly name: string;
};

/** From how much there is to how it came and went: the question that follows. */
export function MovementsLink({ asset, name }: MovementsLinkProps) {
  const { t } = useTranslation('player');
  const { t: tc } = useTranslation();
  const label = t('movements');
  return (
    <Link to="." search={{ section: 'timeline', asset }} aria-label={tc('labelled', { label, text: name })}>
      {label}
    </Link>
  );
}
