import { clan } from '@quartermaster/domain/enums/clan';
import { petSkillSlot } from '@quartermaster/domain/enums/pet-skill-slot';
import { property } from '@quartermaster/domain/enums/property';
import type { EnumDefinition } from '@quartermaster/domain/core/field';
import {
  numberOf,
  objectOf,
  objectsInPlace,
  textOf,
  type JsonValue,
  type RecordData,
} from '@quartermaster/domain/core/json';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../engine/panels.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { ChoiceTag } from '../../fields/choice/choice-tag.tsx';
import { useTexts } from '../../fields/localized-text/use-texts.ts';
import { ReferenceTag } from '../../fields/reference/reference-tag.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { LocalizedCell } from '../../ui/text/localized-cell.tsx';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import { ObtainedFrom } from './obtained-from.tsx';
import styles from './pet-profile.module.css';
import { StatCurves } from './stat-curves.tsx';
import { useStatCurves } from './use-stat-curves.ts';

const PORTRAIT = 132;

/** A pet at one glance: its looks, how it grows, what it can do and where players get it. */
export function PetProfile({ form }: PanelProps) {
  const { t } = useTranslation('pet');
  const values = useFormState(form, (state) => state.values);
  const { curves, rate, isOnItsWay } = useStatCurves(form);
  return (
    <div className={styles.profile}>
      <Identity pet={values} />
      <div className={styles.growth} aria-busy={isOnItsWay}>
        {curves === null ? null : <StatCurves curves={curves} />}
        {curves !== null && rate !== null && rate !== 1 ? (
          <p className={styles.note}>{t('rate', { rate: formatNumber(rate) })}</p>
        ) : null}
        {curves === null && !isOnItsWay ? <p className={styles.note}>{t('noCurve')}</p> : null}
      </div>
      <section>
        <h3 className={styles.heading}>{t('skills')}</h3>
        <Skills value={values['skills']} />
      </section>
      <section>
        <h3 className={styles.heading}>{t('obtained')}</h3>
        {form.recordId === null ? (
          <p className={styles.note}>{t('obtainedAfterSave')}</p>
        ) : (
          <ObtainedFrom petId={form.recordId} spiritItemId={textOf(values['spirit_item_id'])} />
        )}
      </section>
    </div>
  );
}

function Identity({ pet }: { readonly pet: RecordData }) {
  const name = useTexts(pet['name']);
  const title = useTexts(pet['title']);
  return (
    <div className={styles.identity}>
      <Thumbnail path={textOf(objectOf(pet['portrait'])['path'])} size={PORTRAIT} />
      <div className={styles.words}>
        <strong className={styles.name}>
          <LocalizedCell value={name} withOthers />
        </strong>
        <span className={styles.note}>
          <LocalizedCell value={title} />
        </span>
        <span className={styles.tags}>
          <Named module="pet-rarity-setting" value={pet['rarity']} />
          <Choice of={property} value={pet['property']} />
          <Named module="pet-job-setting" value={pet['job_id']} />
          <Choice of={clan} value={pet['clan']} />
        </span>
      </div>
    </div>
  );
}

function Named({ module, value }: { readonly module: string; readonly value: JsonValue | undefined }) {
  const id = textOf(value);
  return id === '' ? null : <ReferenceTag module={module} id={id} hasId={false} />;
}

type ChoiceProps = { readonly of: EnumDefinition; readonly value: JsonValue | undefined };

function Choice({ of, value }: ChoiceProps) {
  const choice = of.values.find((each) => each.value === value);
  return choice === undefined ? null : <ChoiceTag choice={choice} />;
}

const Skills = memo(function Skills({ value }: { readonly value: JsonValue | undefined }) {
  const { t } = useTranslation('pet');
  const skills = objectsInPlace(value);
  if (skills.length === 0) return <p className={styles.note}>{t('noSkills')}</p>;
  return (
    <ul className={styles.skills}>
      {skills.map((skill, index) => (
        <li key={`${index} ${textOf(skill['slot'])}`}>
          <Choice of={petSkillSlot} value={skill['slot']} />
          <Named module="skill-setting" value={skill['skill_id']} />
          <span className={styles.note}>{t('fromStar', { star: numberOf(skill['unlock_star'], 1) })}</span>
        </li>
      ))}
    </ul>
  );
});
