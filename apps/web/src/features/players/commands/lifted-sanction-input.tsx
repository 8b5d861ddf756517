import { textOf } from '@quartermaster/domain/core/json';
import { sanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { useSanctionsInForce } from '../page/use-sanctions-in-force.ts';
import type { ActionInputProps } from '../../../engine/actions/action-layout.ts';
import { usePlayerActions } from './player-actions.ts';

/** One of the sanctions that hold now. */
export function LiftedSanctionInput({ label, value, onChange }: ActionInputProps) {
  const { t } = useTranslation('commands');
  const { player } = usePlayerActions();
  const { kinds, isFetching } = useSanctionsInForce(player);
  const chosen = textOf(value);
  return (
    <Labelled label={label}>
      {(input) => (
        <Select<string>
          {...input}
          value={chosen === '' ? null : chosen}
          loading={isFetching}
          notFoundContent={t('noSanction')}
          options={kinds.map((kind) => ({ value: kind, label: wordOf(sanctionKind, kind) }))}
          onChange={onChange}
        />
      )}
    </Labelled>
  );
}
