import type { EnumTone } from '@quartermaster/domain/core/field';
import { useTranslation } from 'react-i18next';
import type { RedemptionBatch, RedemptionCode } from '../../api/redemption-codes.ts';
import { Tag } from '../../ui/text/tag.tsx';

type State = RedemptionBatch['state'] | RedemptionCode['state'] | 'expired';

const LOOK: Readonly<Record<State, readonly [tone: EnumTone, glyph: string]>> = {
  waiting: ['neutral', '○'],
  generating: ['blue', '…'],
  open: ['green', '●'],
  stopped: ['red', '■'],
  expired: ['neutral', '–'],
  unused: ['neutral', '○'],
  used: ['green', '✓'],
  suspended: ['red', '■'],
};

/** The state of a batch or of one of its codes. */
export function StateTag({ state }: { readonly state: State }) {
  const { t } = useTranslation('codes');
  const [tone, glyph] = LOOK[state];
  return (
    <Tag tone={tone} glyph={glyph}>
      {t(`state.${state}`)}
    </Tag>
  );
}
