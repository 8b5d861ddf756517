import { MoreOutlined } from '@ant-design/icons';
import { useSearch } from '@tanstack/react-router';
import { Button, type MenuProps } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from '../overlay/lazy-menu.tsx';
import styles from './page-head.module.css';
import { setPageTitle } from './page-title.ts';

type PageHeadProps = {
  /** Where this page is: each step a link or a text, without the page itself. */
  readonly breadcrumb: readonly ReactNode[];
  readonly title: ReactNode;
  /** Text of the last step of the breadcrumb; the title unless given. */
  readonly here?: ReactNode;
  readonly icon?: ReactNode;
  readonly meta?: ReactNode;
  /** At most three buttons, the main one last. */
  readonly actions?: ReactNode;
  /** Everything else that can be done here. */
  readonly more?: NonNullable<MenuProps['items']>;
};

/** Title, where you are, what is known about it, and what can be done. */
export function PageHead({ breadcrumb, title, here, icon, meta, actions, more }: PageHeadProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { env, v } = useSearch({ strict: false });
  useEffect(() => {
    const place = env && v ? `${env}-${v}` : null;
    setPageTitle(heading.current?.textContent, typeof here === 'string' ? here : null, place);
  });
  return (
    <header className={styles.head}>
      {breadcrumb.length > 0 ? <Breadcrumb steps={breadcrumb} here={here ?? title} /> : null}
      <div className={styles.line}>
        <div className={styles.name}>
          <div className={styles.heading}>
            {icon}
            <h1 className={styles.title} ref={heading}>
              {title}
            </h1>
          </div>
          {meta ? <span className={styles.meta}>{meta}</span> : null}
        </div>
        <div className={styles.actions}>
          {actions}
          {more && more.length > 0 ? (
            <LazyMenu menu={{ items: more }}>
              <Button className={styles.more ?? ''} icon={<MoreOutlined />} aria-label={t('more')} />
            </LazyMenu>
          ) : null}
        </div>
      </div>
    </header>
  );
}

function Breadcrumb({ steps, here }: { readonly steps: readonly ReactNode[]; readonly here: ReactNode }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.breadcrumb}>
        {steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
        <li aria-current="page" title={typeof here === 'string' ? here : undefined}>
          {here}
        </li>
      </ol>
    </nav>
  );
}
