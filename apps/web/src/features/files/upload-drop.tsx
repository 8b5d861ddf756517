import { InboxOutlined } from '@ant-design/icons';
import { Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { useMayUpload } from '../../engine/access/use-may-upload.ts';
import styles from './upload.module.css';

const ACCEPTED = '.png,.jpg,.jpeg,.webp,.gif,.svg,.mp3,.ogg,.wav,.m4a,.json,.skel,.atlas';

type UploadDropProps = {
  readonly isBusy: boolean;
  /** Nothing can be uploaded, for a reason that the page tells. */
  readonly isOff?: boolean;
  /** Endings, comma-separated. */
  readonly accepted?: string;
  readonly onFiles: (files: readonly File[]) => void;
};

/** Files by dialogue or by dropping them, several at once. */
export function UploadDrop({ isBusy, isOff = false, accepted = ACCEPTED, onFiles }: UploadDropProps) {
  const { t } = useTranslation('upload');
  const mayUpload = useMayUpload();
  const handleFile = (file: File, files: readonly File[]): false => {
    // It is called for each of them.
    if (file === files[0]) onFiles(files);
    return false;
  };
  return (
    <Upload.Dragger
      accept={accepted}
      multiple
      height={150}
      beforeUpload={handleFile}
      showUploadList={false}
      disabled={isBusy || isOff || !mayUpload}
    >
      <p className={styles.dropIcon}>
        <InboxOutlined aria-hidden />
      </p>
      <p>{isBusy ? t('uploading') : t('drop')}</p>
    </Upload.Dragger>
  );
}
