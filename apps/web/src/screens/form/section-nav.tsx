import { useTranslation } from 'react-i18next';
import { topField } from '../../engine/record/record-issues.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { readLanguage } from '../../i18n/language.ts';
import { sectionDomId } from './field-dom-id.ts';
import styles from './form.module.css';
import { useActiveSection } from './use-active-section.ts';

/** The sections of the form, each with how many problems wait in it. */
export function SectionNav({ form }: { readonly form: FormSession }) {
  const { t } = useTranslation('form');
  const language = readLanguage();
  const issues = useFormState(form, (state) => state.shown.all);
  const { sections } = form.module;
  const active = useActiveSection(sections);
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      <ul>
        {sections.map((section) => {
          const count = issues.filter((found) => section.fields.includes(topField(found.path))).length;
          return (
            <li key={section.key}>
              <a
                href={`#${sectionDomId(section.key)}`}
                aria-current={section.key === active ? 'true' : undefined}
                onClick={handleJump}
              >
                <span>{section.title[language]}</span>
                {count > 0 && (
                  <span className={styles.count} title={t('sectionProblems', { count })}>
                    {count}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Scrolls without touching the address: it says where the record is, not where on the page one reads. */
function handleJump(event: { readonly currentTarget: HTMLAnchorElement; preventDefault: () => void }): void {
  event.preventDefault();
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
}
