import type { ButtonHTMLAttributes } from 'react';
import styles from './plain-button.module.css';

type PlainButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { readonly look?: 'default' | 'primary' };

/** A button for pages that come before the component library is loaded: login, errors, start. */
export function PlainButton({ look = 'default', type = 'button', ...rest }: PlainButtonProps) {
  return <button {...rest} type={type} className={`${styles.button} ${styles[look] ?? ''}`} />;
}
