import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';
import { CLEAR_BUTTON } from './clear-button.tsx';

type FilterBoxProps = Pick<InputProps, 'value' | 'defaultValue' | 'className' | 'size'> & {
  readonly label: string;
  readonly onChange: (text: string) => void;
};

/** Narrows what is shown while a text is typed into it: there is nothing to press. */
export function FilterBox({ label, onChange, ...props }: FilterBoxProps) {
  return (
    <Input
      {...props}
      type="search"
      prefix={<SearchOutlined aria-hidden />}
      allowClear={CLEAR_BUTTON}
      placeholder={label}
      aria-label={label}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
