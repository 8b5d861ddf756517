import { objectOf, textOf } from '@quartermaster/domain/core/json';
import { EmptyCell } from '../common/empty-cell.tsx';
import type { FieldCellProps } from '../types.ts';
import styles from './asset.module.css';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';

export function AssetCell({ field, value }: FieldCellProps<'asset'>) {
  const path = textOf(objectOf(value)['path']);
  if (path === '') return <EmptyCell />;
  if (field.asset === 'image') return <Thumbnail path={path} size={26} alt={path} />;
  return (
    <span className={styles.path} title={path}>
      {path}
    </span>
  );
}
