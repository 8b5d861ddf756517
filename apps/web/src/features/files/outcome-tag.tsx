import type { FileOutcome } from '@quartermaster/contract/http/file-batches';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/text/tag.tsx';

/** What became of a file, in a word. */
export function OutcomeTag({ outcome }: { readonly outcome: FileOutcome }) {
  const { t } = useTranslation('files');
  return <Tag tone={outcome === 'ok' ? 'green' : 'red'}>{t(`outcome.${outcome}`)}</Tag>;
}
