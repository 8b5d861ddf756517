import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useModule } from '../../engine/use-module.ts';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { midPhrase } from '../../i18n/mid-phrase.ts';

/** A child module as a whole: a line for each parent, or every record whatever its parent, also as a sheet. */
export function ParentSwitch({ list }: { readonly list: ModuleList }) {
  const { t } = useTranslation('kinds');
  const { t: tl } = useTranslation('list');
  const parentModule = useModule(list.module.parent?.module ?? '');
  const record = midPhrase(parentModule.titles.record);
  return (
    <Segmented
      aria-label={t('viewBy')}
      value={list.state.view}
      onChange={list.startView}
      options={[
        { value: 'list', label: t('byParent', { record }) },
        { value: 'all', label: t('allRecords') },
        { value: 'sheet', label: tl('viewSheet') },
      ]}
    />
  );
}
