import { Select, type SelectProps } from 'antd';
import { Fragment, useState } from 'react';
import { openWithSpace } from './open-with-space.ts';

type Choice = NonNullable<SelectProps['options']>[number];

export type SearchedSelectProps<Value, Option extends Choice = Choice> = Omit<
  SelectProps<Value, Option>,
  'showSearch' | 'defaultActiveFirstOption' | 'onInputKeyDown' | 'popupRender'
> & {
  /** `false` where nothing can be typed. */
  readonly showSearch: Exclude<SelectProps<Value, Option>['showSearch'], boolean | undefined> | false;
};

/**
 * A select whose options are searched. Until something is typed, only the chosen option is active: Enter in a list
 * that was only opened keeps the value. From the first letter the first match is active.
 */
export function SearchedSelect<Value, Option extends Choice = Choice>({
  showSearch,
  onOpenChange,
  ...rest
}: SearchedSelectProps<Value, Option>) {
  const [text, setText] = useState('');
  const isWaiting = rest.loading === true && text === '';
  const search = showSearch !== false && {
    ...showSearch,
    onSearch: (next: string) => {
      setText(next);
      showSearch.onSearch?.(next);
    },
  };
  return (
    <Select<Value, Option>
      {...rest}
      showSearch={search}
      defaultActiveFirstOption={text !== ''}
      onInputKeyDown={openWithSpace}
      // Options that arrive later are a list of their own: only a new list begins at the chosen option.
      popupRender={(list) => <Fragment key={isWaiting ? 'waiting' : 'answered'}>{list}</Fragment>}
      onOpenChange={(isOpen) => {
        if (!isOpen) setText('');
        onOpenChange?.(isOpen);
      }}
    />
  );
}
