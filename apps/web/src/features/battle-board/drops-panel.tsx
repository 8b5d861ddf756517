import { numberOf, objectsInPlace, type JsonObject } from '@quartermaster/domain/core/json';
import { dropChances, type DropChance } from '@quartermaster/domain/simulation/drop-chances';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../engine/panels.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { FieldCell } from '../../fields/cells.tsx';
import { shareText } from '../../fields/rows/row-operations.ts';
import { formatNumber } from '../../i18n/format.ts';
import styles from './battle-board.module.css';

/** What a battle gives: for sure, the first time, and by chance. */
export function DropsPanel({ form }: PanelProps) {
  const { t } = useTranslation('battle');
  const values = useFormState(form, (state) => state.values);
  const chances = useMemo(() => dropChances(values), [values]);
  const draws = values['drop_mode'] === 'rate' ? 1 : numberOf(values['drop_rolls'], 1);
  const [exp] = objectsInPlace(values['exp']);
  const first = form.module.fieldByKey.get('first_rewards');
  return (
    <div className={styles.drops}>
      {exp === undefined ? null : <Sure exp={exp} />}
      {first === undefined || objectsInPlace(values['first_rewards']).length === 0 ? null : (
        <section>
          <h3>{t('firstTime')}</h3>
          <FieldCell field={first} value={values['first_rewards']} />
        </section>
      )}
      <section>
        <h3>{t('byChance', { count: draws })}</h3>
        {chances.length === 0 ? (
          <p className={styles.note}>{t('noDrops')}</p>
        ) : (
          <ul className={styles.chances}>
            {chances.map((chance, index) => (
              <DropRow key={`${index} ${chance.group}`} form={form} chance={chance} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

const SURE = ['user_exp', 'pet_exp', 'coin'] as const;

function Sure({ exp }: { readonly exp: JsonObject }) {
  const { t } = useTranslation('battle');
  return (
    <dl className={styles.sure}>
      {SURE.map((key) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{formatNumber(numberOf(exp[key], 0))}</dd>
        </div>
      ))}
    </dl>
  );
}

type DropRowProps = PanelProps & { readonly chance: DropChance };

function DropRow({ form, chance }: DropRowProps) {
  const { row, group } = chance;
  const { t } = useTranslation('battle');
  const reward = form.module.fieldByKey.get('rated_drops')?.rowFields.find(({ key }) => key === 'reward');
  const most = numberOf(row['amount_max'], null);
  return (
    <li data-never={chance.perDraw === 0}>
      <span className={styles.drop}>
        {reward === undefined ? null : <FieldCell field={reward} value={row['reward']} />}
        {most === null ? null : (
          <span className={styles.note}>{t('upTo', { amount: formatNumber(most) })}</span>
        )}
        {group === null ? null : <span className={styles.note}>{t('group', { number: group })}</span>}
        {row['first_only'] === true ? <span className={styles.note}>{t('firstOnly')}</span> : null}
      </span>
      <span className={styles.chance}>
        <strong>{shareText(chance.atLeastOnce)}</strong>
        <span className={styles.note}>{t('expected', { amount: formatNumber(chance.expected, 2) })}</span>
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.recommended} style={{ inlineSize: `${chance.atLeastOnce * 100}%` }} />
      </span>
    </li>
  );
}
