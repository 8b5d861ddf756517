import { readLanguage } from '../../i18n/language.ts';
import { LockProvider } from '../../engine/form/locked-fields.tsx';
import type { FormSession } from '../../engine/form/form-session.ts';
import { Card } from '../../ui/layout/card.tsx';
import { sectionDomId } from './field-dom-id.ts';
import { FormField } from './form-field.tsx';
import styles from './form.module.css';
import { PanelsAbove } from './panels-above.tsx';

/** The fields in the cards that the module's definition groups them into. */
export function FormSections({ form }: { readonly form: FormSession }) {
  const language = readLanguage();
  return (
    <LockProvider>
      <div className={styles.sections}>
        <PanelsAbove form={form} />
        {form.module.sections.map((section) => (
          <Card key={section.key} id={sectionDomId(section.key)} title={section.title[language]}>
            <div className={styles.grid}>
              {section.fields.map((key) => {
                const field = form.module.fieldByKey.get(key);
                return field === undefined ? null : <FormField key={key} form={form} field={field} />;
              })}
            </div>
          </Card>
        ))}
      </div>
    </LockProvider>
  );
}
