import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { possessionKind, type PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../../../fields/field-environment.tsx';
import { InstantInput } from '../../../fields/moment/instant-input.tsx';
import { isReadable } from '../../../fields/moment/moment-text.ts';
import { RecordSelect } from '../../../fields/reference/record-select.tsx';
import { useKeptFocus } from '../../../ui/overlay/use-kept-focus.ts';
import { defineForm, type CommandFieldsProps } from './command-form.ts';
import styles from './commands.module.css';
import { PossessionKindSelect } from './possession-kind-select.tsx';
import { NumberBox } from '../../../ui/text/number-box.tsx';

type Line = {
  readonly kind: PossessionKind;
  readonly id: string;
  readonly amount: number | null;
  readonly expiresAt: string | null;
};
type Values = { readonly lines: readonly Line[] };

const MAX_LINES = 20;
const NEW_LINE: Line = { kind: 'item', id: '', amount: 1, expiresAt: null };
const EXPIRING: readonly PossessionKind[] = ['item', 'skin', 'title'];

/** Gives things of the live release. */
export const giveForm = defineForm<'give', Values>({
  initial: { lines: [NEW_LINE] },
  Fields: GiveFields,
  paramsOf: ({ lines }) => {
    const things = lines.flatMap(({ kind, id, amount, expiresAt }) =>
      id === '' || amount === null || !isReadable(expiresAt)
        ? []
        : [
            {
              kind,
              config_id: Number(id),
              amount,
              expires_at: EXPIRING.includes(kind) ? expiresAt : null,
            },
          ],
    );
    return things.length === 0 || things.length < lines.length ? null : { things };
  },
});

function GiveFields({ values: { lines }, change }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('commands');
  const list = useKeptFocus<HTMLDivElement>(lines.length);
  return (
    <div ref={list} className={styles.lines}>
      {lines.map((line, index) => (
        <ThingLine
          // Lines have no identity of their own; their place is what names them.
          key={index}
          place={index + 1}
          line={line}
          onChange={(next) => change({ lines: lines.with(index, next) })}
          onRemove={lines.length === 1 ? null : () => change({ lines: lines.toSpliced(index, 1) })}
        />
      ))}
      <Button
        type="dashed"
        size="small"
        data-adds
        icon={<PlusOutlined aria-hidden />}
        disabled={lines.length >= MAX_LINES}
        onClick={() => change({ lines: [...lines, NEW_LINE] })}
      >
        {t('addThing')}
      </Button>
    </div>
  );
}

type ThingLineProps = {
  readonly place: number;
  readonly line: Line;
  readonly onChange: (line: Line) => void;
  readonly onRemove: (() => void) | null;
};

function ThingLine({ place, line, onChange, onRemove }: ThingLineProps) {
  const { t } = useTranslation('commands');
  const kinds = useGivenKinds();
  return (
    <div className={styles.line}>
      <PossessionKindSelect
        value={line.kind}
        kinds={kinds}
        onChange={(kind) => onChange({ ...line, kind, id: kind === line.kind ? line.id : '' })}
      />
      <RecordSelect
        module={moduleOf(line.kind)}
        id={line.id}
        label={t('thing')}
        onChange={(id) => onChange({ ...line, id })}
        onBlur={ignore}
        isInvalid={false}
        isDisabled={false}
        isRequired
      />
      <NumberBox
        prefix="×"
        aria-label={t('quantity')}
        min={1}
        max={findAssetKind(line.kind)?.max ?? 1}
        precision={0}
        value={line.amount}
        onChange={(amount) => onChange({ ...line, amount })}
      />
      {onRemove === null ? null : (
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('removeThing', { place })}
          onClick={onRemove}
        />
      )}
      {EXPIRING.includes(line.kind) ? (
        <div className={styles.under}>
          <InstantInput
            label={t('expiresAt')}
            never={t('neverExpires')}
            value={line.expiresAt}
            onChange={(expiresAt) => onChange({ ...line, expiresAt })}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Kinds of things that the console has records of. */
function useGivenKinds(): readonly PossessionKind[] {
  const { hasModule } = useFieldEnvironment();
  return possessionKind.words.filter((kind) => hasModule(moduleOf(kind)));
}

/** The records that a kind of things is made of. */
const moduleOf = (kind: PossessionKind): string => findAssetKind(kind)?.target ?? '';

const ignore = (): void => undefined;
