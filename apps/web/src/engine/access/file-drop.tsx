import { InboxOutlined } from '@ant-design/icons';
import { Upload } from 'antd';
import styles from './file-drop.module.css';
import { useMayUpload } from './use-may-upload.ts';

type FileDropProps = {
  /** Endings and media types, comma-separated. */
  readonly accept: string;
  readonly title: string;
  readonly hint: string;
  readonly isBusy?: boolean;
  readonly onFile: (file: File) => void;
};

/** One file to read, by dialogue or by dropping it. */
export function FileDrop({ accept, title, hint, isBusy = false, onFile }: FileDropProps) {
  const mayUpload = useMayUpload();
  const handleFile = (file: File): false => {
    onFile(file);
    return false;
  };
  return (
    <Upload.Dragger
      accept={accept}
      beforeUpload={handleFile}
      showUploadList={false}
      disabled={isBusy || !mayUpload}
    >
      <p className={styles.icon}>
        <InboxOutlined aria-hidden />
      </p>
      <p className={styles.title}>{title}</p>
      <p className={styles.hint}>{hint}</p>
    </Upload.Dragger>
  );
}
