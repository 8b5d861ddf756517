import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TextProgress, TextsRequest } from '../../api/localization.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { readLanguage } from '../../i18n/language.ts';

type Area = Pick<TextsRequest, 'namespace' | 'module'>;

type AreaSelectProps = {
  readonly module: ResolvedModule;
  readonly request: Area;
  readonly progress: TextProgress | undefined;
  readonly onChange: (area: Area) => void;
};

const EVERYTHING: Area = { namespace: null, module: null };

/** Which texts: all, those of an area of the localization module, or those of one module's records. */
export function AreaSelect({ module, request, progress, onChange }: AreaSelectProps) {
  const { t } = useTranslation('texts');
  const names = useModuleNames();
  const field = module.fieldByKey.get('namespace');
  const areas = field?.kind === 'enum' ? field.of.values : [];
  const keyed = areas.map(({ value, label }) =>
    optionOf({ namespace: value, module: null }, label[readLanguage()]),
  );
  const ofRecords = (progress?.modules ?? [])
    .filter(({ module: key }) => key !== TEXT_MODULE.key)
    .map(({ module: key, incomplete }) =>
      optionOf(
        { namespace: null, module: key },
        names(key),
        incomplete > 0 ? t('missingCount', { count: incomplete }) : '',
      ),
    )
    .toSorted((left, right) => left.label.localeCompare(right.label));
  return (
    <Select
      aria-label={t('area')}
      value={valueOf({ namespace: request.namespace, module: request.module })}
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      options={[
        optionOf(EVERYTHING, t('anyArea')),
        {
          label: t('keyedTexts'),
          options: [optionOf({ namespace: null, module: module.key }, t('everyKey')), ...keyed],
        },
        { label: t('textsOfRecords'), options: ofRecords },
      ]}
      optionRender={({ label, data }) => (
        <>
          {label} {'hint' in data && data.hint !== '' ? <small>{data.hint}</small> : null}
        </>
      )}
      onChange={(value: string) => onChange(JSON.parse(value) as Area)}
    />
  );
}

type AreaOption = { readonly value: string; readonly label: string; readonly hint: string };

const valueOf = (area: Area): string => JSON.stringify(area);
const optionOf = (area: Area, label: string, hint = ''): AreaOption => ({
  value: valueOf(area),
  label,
  hint,
});
