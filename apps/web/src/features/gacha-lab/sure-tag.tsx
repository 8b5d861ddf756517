import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/text/tag.tsx';

/** How a figure was found. */
export function SureTag({ isExact }: { readonly isExact: boolean }) {
  const { t } = useTranslation('lab');
  return <Tag tone={isExact ? 'green' : 'blue'}>{t(isExact ? 'exact' : 'simulated')}</Tag>;
}
