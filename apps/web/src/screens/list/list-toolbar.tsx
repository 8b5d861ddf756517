import { ColumnHeightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListViews } from '../../engine/list/list-views.tsx';
import { addressOfView, stateOfView } from '../../engine/list/list-state.ts';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { readDensity, saveDensity } from '../../theme/density.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { FilterBar } from './filter-bar.tsx';
import styles from './list-toolbar.module.css';
import { SearchBox } from './search-box.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { ListColumns } from './use-list-columns.ts';
import type { RecordActions } from './use-record-actions.tsx';

type ListToolbarProps = {
  readonly list: ModuleList;
  readonly columns: ListColumns;
  readonly actions: RecordActions;
};

/** Search, filters and looks of the list; while rows are chosen, what can be done with them is shown instead. */
export function ListToolbar({ list, columns, actions }: ListToolbarProps) {
  if (list.selection.count > 0) return <SelectionBar list={list} actions={actions} />;
  return (
    <div className={styles.toolbar}>
      <SearchBox value={list.state.q} onSearch={list.search} />
      <FilterBar list={list} />
      <div className={styles.looks}>
        <ListViews
          list={list.module.key}
          address={addressOfView(list.state)}
          onShow={(address) => list.show(stateOfView(address))}
        />
        <DensitySwitch />
        <ColumnChooser module={list.module} columns={columns} />
      </div>
    </div>
  );
}

function DensitySwitch() {
  const { t } = useTranslation('list');
  const [density, setDensity] = useState(readDensity);
  const next = density === 'dense' ? 'comfortable' : 'dense';
  const handleClick = () => {
    saveDensity(next);
    setDensity(next);
  };
  return (
    <Button
      type="text"
      icon={<ColumnHeightOutlined />}
      onClick={handleClick}
      aria-label={t(next)}
      title={t(next)}
    />
  );
}
