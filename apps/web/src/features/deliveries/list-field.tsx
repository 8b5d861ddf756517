import { UploadOutlined } from '@ant-design/icons';
import { MAX_DELIVERY_IDS } from '@quartermaster/contract/http/limits';
import { Alert, Button, Input, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayUpload } from '../../engine/access/use-may-upload.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Labelled } from '../../ui/text/labelled.tsx';
import { MAX_LIST_MEGABYTES, readListFile } from './list-file.ts';
import { listedIds } from './listed-ids.ts';
import type { FormPartProps } from './mail-fields.tsx';

/** A list by pasting or from a file; a file only fills the box, so that one sees what it holds. */
export function ListField({ form, change }: FormPartProps) {
  const { t } = useTranslation('deliveries');
  const count = listedIds(form.list).length;
  const isTooLong = count > MAX_DELIVERY_IDS;
  const numbersOf = (number: number) => ({
    number: formatNumber(number),
    max: formatNumber(MAX_DELIVERY_IDS),
  });
  return (
    <>
      <Labelled
        label={t('list')}
        hint={`${t('listHelp', numbersOf(count))} ${t('listed', numbersOf(count))}`}
        problem={isTooLong ? t('listTooLong', numbersOf(count)) : undefined}
      >
        {(input) => (
          <Input.TextArea
            {...input}
            autoSize={{ minRows: 4, maxRows: 12 }}
            spellCheck={false}
            value={form.list}
            onChange={({ target }) => change({ list: target.value })}
          />
        )}
      </Labelled>
      <ListFile onRead={(ids) => change({ list: ids.join('\n') })} />
    </>
  );
}

/** A file that is refused leaves the box as it was, and says why. */
function ListFile({ onRead }: { readonly onRead: (ids: readonly string[]) => void }) {
  const { t } = useTranslation('deliveries');
  const mayUpload = useMayUpload();
  const [refusal, setRefusal] = useState<string | null>(null);
  const read = async (file: File) => {
    const found = await readListFile(file);
    if (found.kind === 'ids') onRead(found.ids);
    if (found.kind === 'ids') return setRefusal(null);
    const max = found.kind === 'fileTooLarge' ? MAX_LIST_MEGABYTES : MAX_DELIVERY_IDS;
    const number = found.kind === 'listTooLong' ? formatNumber(found.number) : '';
    setRefusal(`${file.name}: ${t(found.kind, { number, max: formatNumber(max) })}`);
  };
  return (
    <>
      <Upload
        accept=".csv,.txt,text/csv,text/plain"
        showUploadList={false}
        disabled={!mayUpload}
        beforeUpload={async (file) => {
          await read(file);
          return Upload.LIST_IGNORE;
        }}
      >
        <Button icon={<UploadOutlined aria-hidden />} disabled={!mayUpload}>
          {t('fromFile')}
        </Button>
      </Upload>
      {refusal === null ? null : <Alert type="error" showIcon title={refusal} />}
    </>
  );
}
