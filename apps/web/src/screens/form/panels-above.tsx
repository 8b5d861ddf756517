import { Suspense } from 'react';
import { usePanels } from '../../engine/panels.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './side-panel.module.css';

/** What a module shows of the record before its fields: the record as players will meet it. */
export function PanelsAbove({ form }: { readonly form: FormSession }) {
  const panels = usePanels();
  return form.module.panels.map((slot) => {
    const panel = panels[slot];
    if (panel === undefined || panel.place !== 'above') return null;
    const { title, Content } = panel;
    return (
      <Card key={slot} title={title[readLanguage()]}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <Content form={form} />
        </Suspense>
      </Card>
    );
  });
}
