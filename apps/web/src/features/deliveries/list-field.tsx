import { UploadOutlined } from '@ant-design/icons';
import { MAX_DELIVERY_IDS } from '@quartermaster/contract/http/limits';
import { Alert, Button, Input, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayUpload } from '../../engine/access/use-may-upload.ts';
import { formatNumber, joinSentences } from '../../i18n/format.ts';
import { Labelled } from '../../ui/text/labelled.tsx';
import { MAX_LIST_MEGABYTES, readListFile } from './list-file.ts';
import { readPlayerList } from './listed-ids.ts';
import type { FormPartProps } from './mail-fields.tsx';

/** A list by pasting or from a file; a file only fills the box, so that one sees what it holds. */
export function ListField({ form, change }: FormPartProps) {
  const { t } = useTranslation('deliveries');
  const { ids, heading } = readPlayerList(form.list);
  const count = ids.length;
  const isTooLong = count > MAX_DELIVERY_IDS;
  const numbersOf = (number: number) => ({
    number: formatNumber(number),
    max: formatNumber(MAX_DELIVERY_IDS),
  });
  return (
    <>
      <Labelled
        label={t('list')}
        hint={joinSentences([
          t('listHelp', numbersOf(count)),
          t('listed', numbersOf(count)),
          heading === null ? '' : t('listHeading', { heading }),
        ])}
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
      <ListFile onRead={(read) => change({ list: read.join('\n') })} />
    </>
  );
}

type Notice = { readonly type: 'error' | 'info'; readonly text: string };

/** A file that is refused leaves the box as it was, and says why; of another, which column was read. */
function ListFile({ onRead }: { readonly onRead: (ids: readonly string[]) => void }) {
  const { t } = useTranslation('deliveries');
  const mayUpload = useMayUpload();
  const [notice, setNotice] = useState<Notice | null>(null);
  const read = async (file: File) => {
    const found = await readListFile(file);
    if (found.kind === 'ids') {
      onRead(found.ids);
      const { heading } = found;
      const text = heading === null ? null : t('fileHeading', { file: file.name, heading });
      return setNotice(text === null ? null : { type: 'info', text });
    }
    const max = found.kind === 'fileTooLarge' ? MAX_LIST_MEGABYTES : MAX_DELIVERY_IDS;
    const number = found.kind === 'listTooLong' ? formatNumber(found.number) : '';
    const text = `${file.name}: ${t(found.kind, { number, max: formatNumber(max) })}`;
    setNotice({ type: 'error', text });
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
      {notice === null ? null : <Alert type={notice.type} showIcon title={notice.text} />}
    </>
  );
}
