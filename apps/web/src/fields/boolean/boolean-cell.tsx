import { CheckOutlined, MinusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { EmptyCell } from '../common/empty-cell.tsx';
import type { FieldCellProps } from '../types.ts';

export function BooleanCell({ value }: FieldCellProps<'boolean'>) {
  const { t } = useTranslation('fields');
  if (typeof value !== 'boolean') return <EmptyCell />;
  return (
    <span>
      {value ? <CheckOutlined aria-hidden /> : <MinusOutlined aria-hidden />} {t(value ? 'yes' : 'no')}
    </span>
  );
}
