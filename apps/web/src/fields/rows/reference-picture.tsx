import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import { titleText } from '../reference/record-title.ts';
import { useReference } from '../reference/use-reference.ts';
import styles from './rows.module.css';

/** A record as its picture; as its name where it has none. */
export function ReferencePicture({ module, id }: { readonly module: string; readonly id: string }) {
  const { localizationLanguage } = useFieldEnvironment();
  const facts = useReference(module, id);
  const title = facts === null ? '' : titleText(facts.title, localizationLanguage);
  const name = title === '' ? id : title;
  if (facts === null || facts.image === null) return <span className={styles.nameChip}>{name}</span>;
  return (
    <span title={`${name} · ${id}`}>
      <Thumbnail path={facts.image} size={22} alt={name} />
    </span>
  );
}
