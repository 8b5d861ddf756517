import type { ApprovalState } from '@quartermaster/contract/http/approvals';
import type { EnumTone } from '@quartermaster/domain/core/field';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/text/tag.tsx';

const LOOKS: Readonly<Record<ApprovalState, readonly [tone: EnumTone, glyph: string]>> = {
  waiting: ['orange', '○'],
  approved: ['green', '●'],
  refused: ['red', '✕'],
  withdrawn: ['neutral', '↶'],
  expired: ['neutral', '–'],
};

/** What became of a request. */
export function ApprovalStateTag({ state }: { readonly state: ApprovalState }) {
  const { t } = useTranslation('approvals');
  const [tone, glyph] = LOOKS[state];
  return (
    <Tag tone={tone} glyph={glyph}>
      {t(`state.${state}`)}
    </Tag>
  );
}
