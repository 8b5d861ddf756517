import { PlayCircleOutlined } from '@ant-design/icons';
import { gachaponSetting } from '@quartermaster/domain/modules/gacha/gachapon-setting';
import { Button, Segmented } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PointPicker } from '../../engine/points/point-picker.tsx';
import { RecordSelect } from '../../fields/reference/record-select.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import { NumberBox } from '../../ui/text/number-box.tsx';
import { LIMITS, type LabInput } from './lab-address.ts';
import styles from './lab.module.css';

type LabFormProps = { readonly input: LabInput; readonly onRun: (input: LabInput) => void };

/** The inputs of a run. They go into the address when it starts. */
export function LabForm({ input, onRun }: LabFormProps) {
  const { t } = useTranslation('lab');
  const [draft, setDraft] = useState(input);
  const change = (part: Partial<LabInput>): void => setDraft((before) => ({ ...before, ...part }));
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (draft.gachapon !== '') onRun(draft);
  };
  return (
    <Card>
      <form className={styles.form} aria-label={t('title')} onSubmit={handleSubmit}>
        <div className={styles.row}>
          <Labelled label={t('gachapon')}>
            {({ id }) => (
              <RecordSelect
                module={gachaponSetting.key}
                inputId={id}
                id={draft.gachapon}
                onChange={(gachapon) => change({ gachapon })}
                onBlur={() => undefined}
                isInvalid={false}
                isDisabled={false}
                isRequired
              />
            )}
          </Labelled>
          <LabNumbers draft={draft} change={change} />
        </div>
        <LabSources draft={draft} change={change} />
        <div className={styles.run}>
          <Button
            type="primary"
            htmlType="submit"
            icon={<PlayCircleOutlined aria-hidden />}
            disabled={draft.gachapon === ''}
          >
            {t('run')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

type PartProps = { readonly draft: LabInput; readonly change: (part: Partial<LabInput>) => void };

const NUMBERS = ['draws', 'start', 'copies', 'seed'] as const;

function LabNumbers({ draft, change }: PartProps) {
  const { t } = useTranslation('lab');
  const hints = { draws: undefined, start: t('startHint'), copies: t('copiesHint'), seed: t('seedHint') };
  return (
    <>
      <Labelled label={t('mode')}>
        {(input) => (
          <Segmented
            id={input.id}
            aria-label={t('mode')}
            value={draft.mode}
            options={[
              { value: 'single', label: t('single') },
              { value: 'multi', label: t('multi') },
            ]}
            onChange={(mode) => change({ mode: mode === 'single' ? 'single' : 'multi' })}
          />
        )}
      </Labelled>
      {NUMBERS.map((key) => (
        <Labelled key={key} label={t(key)} hint={hints[key]}>
          {({ status: _status, ...input }) => (
            <NumberBox
              {...input}
              className={styles.number ?? ''}
              min={LIMITS[key][0]}
              max={LIMITS[key][1]}
              precision={0}
              value={draft[key]}
              onChange={(number) => {
                if (number !== null) change({ [key]: number });
              }}
            />
          )}
        </Labelled>
      ))}
    </>
  );
}

function LabSources({ draft, change }: PartProps) {
  const { t } = useTranslation('lab');
  const { first, second } = draft;
  return (
    <div className={styles.sources}>
      <Segmented
        aria-label={t('beside')}
        value={second === null ? 'one' : 'two'}
        options={[
          { value: 'one', label: t('oneSide') },
          { value: 'two', label: t('twoSides') },
        ]}
        onChange={(sides) => change({ second: sides === 'one' ? null : first })}
      />
      <PointPicker label={t('source')} value={first} onChange={(point) => change({ first: point })} />
      {second === null ? null : (
        <PointPicker label={t('source2')} value={second} onChange={(point) => change({ second: point })} />
      )}
    </div>
  );
}
