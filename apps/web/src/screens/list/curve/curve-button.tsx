import { LineChartOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

type CurveButtonProps = {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
};

/** Opens what fills a column by a curve. */
export function CurveButton({ isOpen, onToggle }: CurveButtonProps) {
  const { t } = useTranslation('curve');
  return (
    <Button type="text" icon={<LineChartOutlined />} aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      {t('curve')}
    </Button>
  );
}
