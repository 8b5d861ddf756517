import { DeleteOutlined } from '@ant-design/icons';
import { playerAction } from '@quartermaster/domain/actions/player/index';
import { numberOf, objectsInPlace, textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { possessionKind } from '@quartermaster/domain/enums/possession-kind';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { AddButton } from '../../../fields/common/add-button.tsx';
import { useNewPart } from '../../../fields/common/new-part.ts';
import { useFieldEnvironment } from '../../../fields/field-environment.tsx';
import { InstantInput } from '../../../fields/moment/instant-input.tsx';
import { RecordSelect } from '../../../fields/reference/record-select.tsx';
import { useKeptFocus } from '../../../ui/overlay/use-kept-focus.ts';
import { NumberBox } from '../../../ui/text/number-box.tsx';
import type { ActionFormProps } from '../../../engine/actions/action-layout.ts';
import { fieldLabel } from './command-words.ts';
import styles from './commands.module.css';
import { PossessionKindSelect } from './possession-kind-select.tsx';

/** A line that is not filled in yet. */
export const NEW_THING: JsonObject = { kind: 'item', config_id: null, amount: 1, expires_at: null };

const EXPIRING: readonly string[] = ['item', 'skin', 'title'];

const label = (key: string): string => fieldLabel('give', 'things', key);

/** Things of the live release, a line each: what kind, which record, how many, until when. */
export function GiveForm({ values, change }: ActionFormProps) {
  const { t } = useTranslation('commands');
  const lines = objectsInPlace(values['things']);
  const list = useKeptFocus<HTMLDivElement>(lines.length);
  const goToNew = useNewPart(list, lines.length);
  const put = (things: readonly JsonObject[]) => change({ things });
  return (
    <div ref={list} className={styles.lines}>
      {lines.map((line, index) => (
        <ThingLine
          // Lines have no identity of their own; their place is what names them.
          key={index}
          place={index + 1}
          path={partPath(index)}
          line={line}
          onChange={(part) => put(lines.with(index, { ...line, ...part }))}
          onRemove={lines.length === 1 ? null : () => put(lines.toSpliced(index, 1))}
        />
      ))}
      <AddButton
        label={t('addThing')}
        isDisabled={lines.length >= maxLines()}
        onAdd={() => {
          goToNew(partPath(lines.length));
          put([...lines, NEW_THING]);
        }}
      />
    </div>
  );
}

const partPath = (index: number): string => `things.${index}`;

function maxLines(): number {
  const [things] = playerAction('give').fields;
  return things?.kind === 'rows' ? (things.max ?? 1) : 1;
}

type ThingLineProps = {
  readonly place: number;
  readonly path: string;
  readonly line: JsonObject;
  readonly onChange: (part: JsonObject) => void;
  readonly onRemove: (() => void) | null;
};

function ThingLine({ place, path, line, onChange, onRemove }: ThingLineProps) {
  const { t } = useTranslation('commands');
  const { hasModule } = useFieldEnvironment();
  const kind = textOf(line['kind']);
  return (
    <div className={styles.line} data-part={path}>
      <PossessionKindSelect
        value={kind}
        // Kinds of things that the console has records of.
        kinds={possessionKind.words.filter((word) => hasModule(moduleOf(word)))}
        onChange={(next) =>
          onChange({
            kind: next,
            ...(next === kind ? {} : { config_id: null }),
            ...(EXPIRING.includes(next) ? {} : { expires_at: null }),
          })
        }
      />
      <RecordSelect
        module={moduleOf(kind)}
        id={textOf(line['config_id'])}
        label={label('config_id')}
        onChange={(id) => onChange({ config_id: id === '' ? null : Number(id) })}
        onBlur={ignore}
        isInvalid={false}
        isDisabled={false}
        isRequired
      />
      <Quantity line={line} onChange={onChange} />
      {onRemove === null ? null : (
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('removeThing', { place })}
          onClick={onRemove}
        />
      )}
      {EXPIRING.includes(kind) ? <Expiry line={line} onChange={onChange} /> : null}
    </div>
  );
}

type PartProps = Pick<ThingLineProps, 'line' | 'onChange'>;

function Quantity({ line, onChange }: PartProps) {
  const quantity = numberOf(line['amount'], null);
  return (
    <NumberBox
      prefix="×"
      aria-label={label('amount')}
      min={1}
      max={findAssetKind(textOf(line['kind']))?.max ?? 1}
      precision={0}
      // A digit typed after a click replaces the 1 that the line begins with.
      onClick={({ target }) => {
        if (quantity === 1 && target instanceof HTMLInputElement) target.select();
      }}
      value={quantity}
      onChange={(amount) => onChange({ amount })}
    />
  );
}

function Expiry({ line, onChange }: PartProps) {
  const { t } = useTranslation('commands');
  const expiresAt = textOf(line['expires_at']);
  return (
    <div className={styles.under}>
      <InstantInput
        label={label('expires_at')}
        never={t('neverExpires')}
        value={expiresAt === '' ? null : expiresAt}
        onChange={(next) => onChange({ expires_at: next })}
      />
    </div>
  );
}

/** The records that a kind of things is made of. */
const moduleOf = (kind: string): string => findAssetKind(kind)?.target ?? '';

const ignore = (): void => undefined;
