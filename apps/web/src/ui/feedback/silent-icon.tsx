import NamedIcon from '@ant-design/icons/es/components/AntdIconLight';
import type { ComponentProps } from 'react';

type IconProps = ComponentProps<typeof NamedIcon>;

/** Stands in for the library's own drawing of an icon, which is why it is its file's default export. */
function SilentIcon(props: IconProps) {
  if (props['aria-label'] !== undefined) return <NamedIcon {...props} />;
  return <NamedIcon {...props} aria-label={undefined} aria-hidden />;
}

// oxlint-disable-next-line import/no-default-export -- the library imports it by default
export { SilentIcon as default };
