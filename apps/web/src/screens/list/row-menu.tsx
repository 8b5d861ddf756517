import type { ResolvedModule } from '@quartermaster/domain/core/module';
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  HistoryOutlined,
  MoreOutlined,
} from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { Button, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../../api/list-records.ts';
import { editPath, historyPath } from '../../engine/module-paths.ts';
import { LazyMenu } from '../../ui/overlay/lazy-menu.tsx';
import type { RecordActions } from './use-record-actions.tsx';

type RowMenuProps = {
  readonly row: RecordRow;
  readonly name: string;
  readonly module: ResolvedModule;
  readonly actions: RecordActions;
};

/** What can be done with one record. */
export function RowMenu({ row, name, module, actions }: RowMenuProps) {
  const { t } = useTranslation('list');
  const { t: tc } = useTranslation();
  const { t: tk } = useTranslation('kinds');
  const navigate = useNavigate();
  const items: MenuProps['items'] = [
    {
      key: 'edit',
      icon: <EditOutlined />,
      label: tc('edit'),
      onClick: () => void navigate({ to: editPath(module, row.recordId) }),
    },
    ...(module.addedBy === 'staff'
      ? [
          {
            key: 'duplicate',
            icon: <CopyOutlined />,
            label: tc('duplicate'),
            onClick: () => actions.duplicate(row),
          },
        ]
      : []),
    {
      key: 'history',
      icon: <HistoryOutlined />,
      label: tc('history'),
      onClick: () => void navigate({ to: historyPath(module, row.recordId) }),
    },
    ...moveItems(row, actions, { up: tk('moveUp'), down: tk('moveDown') }),
    { type: 'divider' },
    {
      key: 'delete',
      icon: <DeleteOutlined />,
      label: tc('delete'),
      danger: true,
      onClick: () => actions.remove([row]),
    },
  ];
  return (
    <LazyMenu menu={{ items }}>
      <Button size="small" type="text" icon={<MoreOutlined />} aria-label={t('rowActions', { name })} />
    </LazyMenu>
  );
}

type MoveTexts = { readonly up: string; readonly down: string };

function moveItems(
  row: RecordRow,
  { move }: RecordActions,
  texts: MoveTexts,
): NonNullable<MenuProps['items']> {
  if (move === null) return [];
  return [
    { type: 'divider' },
    { key: 'up', icon: <ArrowUpOutlined />, label: texts.up, onClick: () => move(row, -1) },
    { key: 'down', icon: <ArrowDownOutlined />, label: texts.down, onClick: () => move(row, 1) },
  ];
}
