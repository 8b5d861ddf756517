import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useTranslation } from 'react-i18next';
import type { TextProgress, TextsFilter } from '../../api/localization.ts';
import { useMenu } from '../../engine/use-menu.ts';
import { readLanguage } from '../../i18n/language.ts';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';

type Area = Pick<TextsFilter, 'namespace' | 'family' | 'module'>;

type AreaSelectProps = {
  readonly module: ResolvedModule;
  readonly request: Area;
  readonly progress: TextProgress | undefined;
  readonly onChange: (area: Area) => void;
};

const EVERYTHING: Area = { namespace: null, family: null, module: null };

/** Which texts: all, those of an area of the localization module, or those of a family's or a module's records. */
export function AreaSelect({ module, request, progress, onChange }: AreaSelectProps) {
  const { t } = useTranslation('texts');
  const families = useFamilies(progress);
  const field = module.fieldByKey.get('namespace');
  const areas = field?.kind === 'enum' ? field.of.values : [];
  const keyed = areas.map(({ value, label }) =>
    optionOf({ ...EVERYTHING, namespace: value }, label[readLanguage()]),
  );
  const { namespace, family, module: chosen } = request;
  return (
    <SearchedSelect
      aria-label={t('area')}
      value={valueOf({ namespace, family, module: chosen })}
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      options={[
        optionOf(EVERYTHING, t('anyArea')),
        {
          label: t('keyedTexts'),
          options: [optionOf({ ...EVERYTHING, module: module.key }, t('everyKey')), ...keyed],
        },
        ...families,
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

/** The families whose records have texts, in the order of the menu: each as a whole and by module. */
function useFamilies(progress: TextProgress | undefined) {
  const { t } = useTranslation('texts');
  const menu = useMenu();
  const counts = new Map(progress?.modules.map((counted) => [counted.module, counted.incomplete]));
  counts.delete(TEXT_MODULE.key);
  const hint = (count: number): string => (count > 0 ? t('missingCount', { count }) : '');
  return (menu?.groups ?? []).flatMap(({ key: family, title, items }) => {
    const own = items.filter(({ key }) => counts.has(key));
    const missing = own.reduce((sum, { key }) => sum + (counts.get(key) ?? 0), 0);
    const modules = own.map(({ key, name }) =>
      optionOf({ ...EVERYTHING, module: key }, name, hint(counts.get(key) ?? 0)),
    );
    const whole = optionOf({ ...EVERYTHING, family }, t('everyTextOf', { family: title }), hint(missing));
    return own.length === 0 ? [] : [{ label: title, options: [whole, ...modules] }];
  });
}

const valueOf = (area: Area): string => JSON.stringify(area);
const optionOf = (area: Area, label: string, hint = ''): AreaOption => ({
  value: valueOf(area),
  label,
  hint,
});
