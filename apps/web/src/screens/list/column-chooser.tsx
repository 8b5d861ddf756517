import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover } from 'antd';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useTranslation } from 'react-i18next';
import { readLanguage } from '../../i18n/language.ts';
import styles from './column-chooser.module.css';
import type { ChosenColumns } from './use-list-columns.ts';

type ColumnChooserProps = { readonly module: ResolvedModule; readonly columns: ChosenColumns };

/** Which fields the list shows, in the order of the form. */
export function ColumnChooser({ module, columns }: ColumnChooserProps) {
  const { t } = useTranslation('list');
  const chosen = new Set(columns.chosen);
  const fields = module.fields.filter((field) => field.key !== module.display.image);

  const handleToggle = (key: string) => {
    const isOn = chosen.has(key);
    const next = isOn ? columns.chosen.filter((each) => each !== key) : [...columns.chosen, key];
    columns.choose(next);
  };

  const content = (
    <div className={styles.panel}>
      {fields.map((field) => (
        <Checkbox
          key={field.key}
          checked={chosen.has(field.key)}
          disabled={module.identity.includes(field.key)}
          onChange={() => handleToggle(field.key)}
        >
          {field.label[readLanguage()]}
        </Checkbox>
      ))}
      <Button size="small" type="link" onClick={() => columns.choose(null)}>
        {t('columnsDefault')}
      </Button>
    </div>
  );

  return (
    <Popover content={content} trigger="click" placement="bottomRight" arrow={false}>
      <Button
        type="text"
        icon={<SettingOutlined />}
        aria-label={t('chooseColumns')}
        title={t('chooseColumns')}
      />
    </Popover>
  );
}
