import { OTHER_REQUESTS } from '@quartermaster/contract/http/choices';
import { useTranslation } from 'react-i18next';
import { useKindName } from '../commands/command-words.ts';

/** What a request asks for: a command on a player by its name, or one of the other things. */
export function useRequestName(): (kind: string) => string {
  const { t } = useTranslation('approvals');
  const kindName = useKindName();
  return (kind) => {
    const other = OTHER_REQUESTS.find((each) => each === kind);
    return other === undefined ? kindName(kind) : t(`kind.${other}`);
  };
}
