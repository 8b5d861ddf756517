import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  importQuery,
  previewImport,
  type ImportProgress,
  type ImportUnreadValue,
} from '../../api/imports.ts';
import type { Place } from '../../api/place.ts';
import { FieldCell } from '../../fields/cells.tsx';
import { FieldInput } from '../../fields/inputs.tsx';
import { pathLabel } from '../../fields/path-label.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './import.module.css';

type Values = ImportProgress['options']['values'];

type ValuesCardProps = {
  readonly place: Place;
  readonly module: ResolvedModule;
  readonly job: ImportProgress;
  readonly values: readonly ImportUnreadValue[];
};

/** What texts mean that name no option: chosen once, for this file and the next ones. */
export function ValuesCard({ place, module, job, values }: ValuesCardProps) {
  const { t } = useTranslation('transfer');
  const queryClient = useQueryClient();
  const [meant, setMeant] = useState<Values>(job.options.values);
  const check = useMutation({
    mutationFn: () => previewImport(place, job.id, { ...job.options, values: meant }),
    onSuccess: (checking) => queryClient.setQueryData(importQuery(place, job.id).queryKey, checking),
  });
  if (values.length === 0) return null;
  const handleChange = (target: string, text: string, value: JsonValue): void => {
    const { [text]: _, ...others } = meant[target] ?? {};
    setMeant({ ...meant, [target]: value === null ? others : { ...others, [text]: value } });
  };
  return (
    <Card flush title={t('values')}>
      <p className={styles.valuesHelp}>{t('valuesHelp')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('valueField')}</th>
            <th scope="col">{t('valueText')}</th>
            <th scope="col">{t('valueMeaning')}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((unread) => (
            <ValueLine
              key={`${unread.target} ${unread.text}`}
              module={module}
              unread={unread}
              value={meant[unread.target]?.[unread.text] ?? null}
              onChange={(value) => handleChange(unread.target, unread.text, value)}
            />
          ))}
        </tbody>
      </table>
      <div className={styles.valuesEnd}>
        <Button
          type="primary"
          disabled={JSON.stringify(meant) === JSON.stringify(job.options.values)}
          loading={check.isPending}
          onClick={() => check.mutate()}
        >
          {t('valuesApply')}
        </Button>
        {check.error ? <Alert type="error" showIcon title={errorMessage(check.error)} /> : null}
      </div>
    </Card>
  );
}

type ValueLineProps = {
  readonly module: ResolvedModule;
  readonly unread: ImportUnreadValue;
  readonly value: JsonValue;
  readonly onChange: (value: JsonValue) => void;
};

function ValueLine({ module, unread, value, onChange }: ValueLineProps) {
  const { t } = useTranslation('transfer');
  const { t: tc } = useTranslation('common');
  const { target, text, rows, suggestions } = unread;
  const field = module.fieldByKey.get(unread.field);
  const id = useId();
  if (field === undefined) return null;
  return (
    <tr>
      <td>
        <label id={`${id}-label`} htmlFor={id}>
          {pathLabel(module, target, readLanguage())}
        </label>
      </td>
      <th scope="row" className={styles.valueText}>
        {tc('quoted', { text })} <span className={styles.hint}>{t('valueRows', { count: rows })}</span>
      </th>
      <td>
        <div className={styles.meaning}>
          <FieldInput
            // An empty choice means nothing yet.
            field={{ ...field, required: false }}
            value={value}
            onChange={onChange}
            onBlur={() => undefined}
            path={`${target} ${text}`}
            inputId={id}
            labelId={`${id}-label`}
            describedBy={undefined}
            isInvalid={false}
            isDisabled={false}
          />
          {suggestions.length > 0 && value === null ? (
            <span className={styles.suggestions}>
              {t('didYouMean')}
              {suggestions.map((suggestion) => (
                <Button key={JSON.stringify(suggestion)} size="small" onClick={() => onChange(suggestion)}>
                  <FieldCell field={field} value={suggestion} />
                </Button>
              ))}
            </span>
          ) : null}
        </div>
      </td>
    </tr>
  );
}
