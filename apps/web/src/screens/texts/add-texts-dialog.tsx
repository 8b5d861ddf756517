import { MAX_OPTIONS } from '@quartermaster/contract/http/limits';
import { plainText } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listOptionsQuery } from '../../api/list-options.ts';
import { textsPlace } from '../../api/localization.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { parseNewTexts } from './parse-new-texts.ts';
import type { NewText, TextDrafts } from './text-drafts.ts';
import styles from './texts.module.css';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';

type AddTextsDialogProps = {
  readonly module: ResolvedModule;
  readonly drafts: TextDrafts;
  readonly onAdd: (texts: readonly NewText[], namespace: string) => void;
  readonly onClose: () => void;
};

const SHOWN = 5;

/** One key or many: typed, or pasted from a spreadsheet with their texts. They are saved with the rest. */
export function AddTextsDialog({ module, drafts, onAdd, onClose }: AddTextsDialogProps) {
  const { t } = useTranslation('texts');
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [namespace, setNamespace] = useState(plainText(module.defaults['namespace']));
  const parsed = useMemo(() => parseNewTexts(module, pasted), [module, pasted]);
  const taken = useTakenKeys(parsed.texts, drafts);
  const fresh = parsed.texts.filter(({ key }) => !taken.has(key));
  const tooMany = parsed.texts.length > MAX_OPTIONS;
  const handleOk = (): void => {
    onAdd(fresh, namespace);
    onClose();
  };
  return (
    <Dialog
      width={680}
      title={t('addTitle')}
      okText={t('addCount', { count: fresh.length })}
      okButtonProps={{ disabled: fresh.length === 0 || tooMany }}
      onOk={handleOk}
      onCancel={onClose}
    >
      <label htmlFor={id}>{t('addText')}</label>
      <Input.TextArea
        id={id}
        className={styles.pasteBox ?? ''}
        value={pasted}
        autoSize={{ minRows: 6, maxRows: 16 }}
        spellCheck={false}
        placeholder={'ui.shop.title\tShop\t商店\tショップ\nui.shop.empty'}
        onChange={({ target }) => setPasted(target.value)}
      />
      <AreaChoice module={module} value={namespace} onChange={setNamespace} />
      <ul className={styles.addProblems} role="status">
        <Problem text={t('addWrong', { count: parsed.wrong.length })} keys={parsed.wrong} />
        <Problem text={t('addRepeated', { count: parsed.repeated.length })} keys={parsed.repeated} />
        <Problem text={t('addTaken', { count: taken.size })} keys={[...taken]} />
        {tooMany ? <li>{t('addTooMany', { most: MAX_OPTIONS })}</li> : null}
      </ul>
    </Dialog>
  );
}

function Problem({ text, keys }: { readonly text: string; readonly keys: readonly string[] }) {
  if (keys.length === 0) return null;
  const named = keys.slice(0, SHOWN).filter((key) => key !== '');
  return (
    <li>
      {text} {named.length === 0 ? null : <code>{named.join(', ')}</code>}
      {keys.length > SHOWN ? ' …' : null}
    </li>
  );
}

type AreaChoiceProps = {
  readonly module: ResolvedModule;
  readonly value: string;
  readonly onChange: (namespace: string) => void;
};

function AreaChoice({ module, value, onChange }: AreaChoiceProps) {
  const id = useId();
  const field = module.fieldByKey.get('namespace');
  if (field?.kind !== 'enum') return null;
  const options = field.of.values.map((each) => ({ value: each.value, label: each.label[readLanguage()] }));
  return (
    <div className={styles.addArea}>
      <label htmlFor={id}>{field.label[readLanguage()]}</label>
      <SearchedSelect
        showSearch={{ optionFilterProp: 'label' }}
        id={id}
        value={value}
        options={options}
        onChange={onChange}
        popupMatchSelectWidth={false}
      />
    </div>
  );
}

/** Keys that exist already, saved or not. */
function useTakenKeys(texts: readonly NewText[], drafts: TextDrafts): ReadonlySet<string> {
  const branch = useBranch();
  const ids = useDeferredValue(texts.slice(0, MAX_OPTIONS).map(({ key }) => key));
  const { data } = useQuery({
    ...listOptionsQuery(textsPlace(branch), { ids, limit: MAX_OPTIONS }),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  });
  const known = new Set((data ?? []).map(({ id }) => id));
  return new Set(texts.map(({ key }) => key).filter((key) => known.has(key) || drafts.has(key)));
}
