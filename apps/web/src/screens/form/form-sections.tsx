import { isShown } from '@quartermaster/domain/fields/validate-object';
import { readLanguage } from '../../i18n/language.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { DrawnByBrowserProvider } from '../../ui/text/typed-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { CopyButtons } from './copy-buttons.tsx';
import { sectionDomId } from './field-dom-id.ts';
import { FormField } from './form-field.tsx';
import styles from './form.module.css';
import { useCopiedFields } from './use-copied-fields.ts';
import { PanelsAbove } from './panels-above.tsx';
import { titledField } from './titled-field.ts';

/** The fields in the cards that the module's definition groups them into. */
export function FormSections({ form }: { readonly form: FormSession }) {
  return (
    <DrawnByBrowserProvider value>
      <div className={styles.sections}>
        <PanelsAbove form={form} />
        {form.module.sections.map((section) => (
          <SectionCard key={section.key} form={form} section={section} />
        ))}
      </div>
    </DrawnByBrowserProvider>
  );
}

type SectionCardProps = {
  readonly form: FormSession;
  readonly section: FormSession['module']['sections'][number];
};

/** A card; none while what is in other fields leaves nothing to fill in. */
function SectionCard({ form, section }: SectionCardProps) {
  const hasFields = useFormState(form, ({ values }) =>
    section.fields.some((key) => {
      const field = form.module.fieldByKey.get(key);
      return field !== undefined && isShown(field, values);
    }),
  );
  return hasFields ? <FilledSection form={form} section={section} /> : null;
}

function FilledSection({ form, section }: SectionCardProps) {
  const copier = useCopiedFields(form);
  const title = section.title[readLanguage()];
  const id = sectionDomId(section.key);
  const fields = section.fields.flatMap((key) => form.module.fieldByKey.get(key) ?? []);
  const titledKey = useFormState(form, ({ values }) => titledField(title, fields, values, readLanguage()));
  return (
    <Card
      id={id}
      title={<span id={`${id}-title`}>{title}</span>}
      aside={<CopyButtons of="section" copier={copier} keys={section.fields} labelId={`${id}-title`} />}
    >
      <div className={styles.grid}>
        {fields.map((field) => (
          <FormField key={field.key} form={form} field={field} isTitled={field.key === titledKey} />
        ))}
      </div>
    </Card>
  );
}
