import { CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowLineProps } from './rows-parts.ts';

type RowButtonsProps = Pick<
  RowLineProps,
  'actions' | 'index' | 'count' | 'field' | 'isDisabled' | 'isLocked'
>;

export const RowButtons = memo(function RowButtons({
  actions,
  index,
  count,
  field,
  isDisabled,
  isLocked,
}: RowButtonsProps) {
  const { t } = useTranslation('fields');
  const { t: tc } = useTranslation();
  const isFull = field.max !== undefined && count >= field.max;
  const place = index + 1;
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined aria-hidden />}
        disabled={isDisabled || isFull}
        aria-label={t('rows.duplicate', { place })}
        title={t('rows.duplicate', { place })}
        onClick={() => actions.duplicate(index)}
      />
      <Tooltip title={isLocked ? t('rows.locked') : null}>
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          disabled={isDisabled || isLocked}
          aria-label={
            isLocked
              ? tc('labelled', { label: t('rows.remove', { place }), text: t('rows.locked') })
              : t('rows.remove', { place })
          }
          onClick={() => actions.remove(index)}
        />
      </Tooltip>
    </>
  );
});
