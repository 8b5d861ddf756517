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
} & (
  | { readonly onFile: (file: File) => void; readonly onFiles?: never }
  | { readonly onFiles: (files: readonly File[]) => void; readonly onFile?: never }
);

/** Takes one file, or several, from a file dialog or dropped. */
export function FileDrop({ accept, title, hint, isBusy = false, onFile, onFiles }: FileDropProps) {
  const mayUpload = useMayUpload();
  const handleFile = (file: File, files: readonly File[]): false => {
    onFile?.(file);
    // Called once for each of several files.
    if (file === files[0]) onFiles?.(files);
    return false;
  };
  return (
    <Upload.Dragger
      accept={accept}
      multiple={onFiles !== undefined}
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
