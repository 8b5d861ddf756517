import { sanctionKind, type SanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { useSanctionsInForce } from '../page/use-sanctions-in-force.ts';
import { defineForm, type CommandFieldsProps } from './command-form.ts';
import { usePlayerActions } from './player-actions.ts';

type Values = { readonly sanction: SanctionKind | null };

/** Ends the sanctions of one kind. */
export const liftSanctionForm = defineForm<'lift_sanction', Values>({
  initial: { sanction: null },
  Fields: LiftFields,
  paramsOf: ({ sanction }) => (sanction === null ? null : { kind: sanction }),
});

function LiftFields({ values, change }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('commands');
  const { player } = usePlayerActions();
  const { kinds, isFetching } = useSanctionsInForce(player);
  return (
    <Labelled label={t('sanctionInForce')}>
      {(input) => (
        <Select<SanctionKind>
          {...input}
          value={values.sanction}
          loading={isFetching}
          notFoundContent={t('noSanction')}
          options={kinds.map((kind) => ({ value: kind, label: wordOf(sanctionKind, kind) }))}
          onChange={(sanction) => change({ sanction })}
        />
      )}
    </Labelled>
  );
}
