import { serverState } from '@quartermaster/domain/enums/server-state';
import { useTranslation } from 'react-i18next';
import type { ServerNotice } from '../../api/players.ts';
import { WordTag } from '../../ui/text/word-tag.tsx';

/** How a server is doing, by its settings or because it does not answer. */
export function ServerStateTag({ state }: Pick<ServerNotice, 'state'>) {
  const { t } = useTranslation('players');
  if (state === 'unreachable' || state === 'too_slow') return <strong>{t(`state.${state}`)}</strong>;
  return <WordTag of={serverState} value={state} />;
}
