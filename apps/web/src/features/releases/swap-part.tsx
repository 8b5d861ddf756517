import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { differencesQuery } from '../../api/releases.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';

/** Stands for every module in the list of choices; no module has an empty key. */
const WHOLE = '';

type SwapPartProps = {
  /** The candidate. */
  readonly number: number;
  readonly value: string | undefined;
  readonly onChoose: (module: string | undefined) => void;
};

/** What is swapped: everything, or one of the modules that differ. */
export function SwapPart({ number, value, onChoose }: SwapPartProps) {
  const { t } = useTranslation('releases');
  const { environment } = useBranch();
  const nameOf = useModuleNames();
  const { data } = useQuery(differencesQuery(environment, number));
  const counts = (data?.modules ?? []).map(({ module, records }) => ({ module, count: records.length }));
  const isListed = value === undefined || counts.some(({ module }) => module === value);
  // An address may name one that does not differ.
  const modules = isListed ? counts : [...counts, { module: value, count: 0 }];
  return (
    <Card>
      <Labelled label={t('swapPart')}>
        {(input) => (
          <SearchedSelect
            showSearch={{ optionFilterProp: 'label' }}
            {...input}
            value={value ?? WHOLE}
            options={[
              { value: WHOLE, label: t('swapWhole') },
              ...modules.map(({ module, count }) => ({
                value: module,
                label: `${nameOf(module)} · ${formatNumber(count)}`,
              })),
            ]}
            onChange={(next) => onChoose(next === WHOLE ? undefined : next)}
          />
        )}
      </Labelled>
    </Card>
  );
}
