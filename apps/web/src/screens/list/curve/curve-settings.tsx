import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { CURVE_SHAPES } from '../../../engine/sheet/curve.ts';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { NumberBox } from '../../../ui/text/number-box.tsx';
import { TextField } from '../../../ui/text/text-field.tsx';
import styles from './curve.module.css';
import type { CurveEditor } from './use-curve.ts';

type CurveSettingsProps = { readonly editor: CurveEditor; readonly rowCount: number };

const STEPS = [0.1, 1, 5, 10, 50, 100, 500, 1000];

/** The shape of a curve, the rows that it fills and the values that it needs. */
export function CurveSettings({ editor, rowCount }: CurveSettingsProps) {
  const { t } = useTranslation('curve');
  const { curve, set } = editor;
  return (
    <div className={styles.settings}>
      <Labelled label={t('shape')}>
        {(input) => (
          <Select
            {...input}
            value={curve.shape}
            options={CURVE_SHAPES.map((value) => ({ value, label: t(value) }))}
            onChange={(shape) => set({ shape })}
          />
        )}
      </Labelled>
      <Labelled label={t('roundTo')}>
        {(input) => (
          <Select
            {...input}
            value={curve.roundTo}
            options={STEPS.map((value) => ({ value, label: String(value) }))}
            onChange={(roundTo) => set({ roundTo })}
          />
        )}
      </Labelled>
      <FilledRows editor={editor} rowCount={rowCount} />
      {curve.shape === 'formula' ? (
        <div className={styles.wide}>
          <TextField
            label={t('formulaOf')}
            hint={t('formulaHelp')}
            value={curve.formula}
            onChange={(formula) => set({ formula })}
          />
        </div>
      ) : (
        <EndValues editor={editor} />
      )}
    </div>
  );
}

function FilledRows({ editor: { range, set }, rowCount }: CurveSettingsProps) {
  const { t } = useTranslation('curve');
  return (
    <>
      <Labelled label={t('from')}>
        {(input) => (
          <NumberBox
            {...input}
            min={1}
            max={rowCount}
            precision={0}
            value={range.from}
            onChange={(from) => set({ from: from ?? 1, first: null })}
          />
        )}
      </Labelled>
      <Labelled label={t('to')}>
        {(input) => (
          <NumberBox
            {...input}
            min={range.from}
            max={rowCount}
            precision={0}
            value={range.to}
            onChange={(to) => set({ to, last: null })}
          />
        )}
      </Labelled>
    </>
  );
}

function EndValues({ editor: { curve, set } }: Pick<CurveSettingsProps, 'editor'>) {
  const { t } = useTranslation('curve');
  return (
    <>
      <Labelled label={t('first')}>
        {(input) => <NumberBox {...input} value={curve.first} onChange={(first) => set({ first })} />}
      </Labelled>
      <Labelled label={t('last')}>
        {(input) => <NumberBox {...input} value={curve.last} onChange={(last) => set({ last })} />}
      </Labelled>
      {curve.shape === 'power' ? (
        <Labelled label={t('exponent')}>
          {(input) => (
            <NumberBox
              {...input}
              min={0.1}
              max={10}
              step={0.1}
              value={curve.exponent}
              onChange={(exponent) => set({ exponent: exponent ?? 1 })}
            />
          )}
        </Labelled>
      ) : null}
    </>
  );
}
