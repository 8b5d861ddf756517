import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';

type AddButtonProps = {
  /** What the label of the field leads to while the list is empty. */
  readonly inputId?: string | undefined;
  readonly className?: string | undefined;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onAdd: () => void;
};

/** Adds a line to a list. It is called by what it says, also where the label of the field leads to it. */
export function AddButton({ inputId, className, label, isDisabled, onAdd }: AddButtonProps) {
  return (
    <Button
      id={inputId}
      className={className}
      aria-label={label}
      type="dashed"
      data-adds
      size="small"
      icon={<PlusOutlined aria-hidden />}
      disabled={isDisabled}
      onClick={onAdd}
    >
      {label}
    </Button>
  );
}
