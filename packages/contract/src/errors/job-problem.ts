import { localized, type Language, type Localized } from '@quartermaster/domain/core/language';
import type { ErrorParams } from './app-error.ts';
import { isErrorCode, type ErrorCode } from './error-code.ts';
import { errorText, filledText } from './error-text.ts';

/** Why a background job failed, where that can be foreseen. `{name}` stands for the parameter of that name. */
const JOB_PROBLEMS = {
  backup_disk_full: localized(
    'The disk of {folder} is full. Free disk space there, or move BACKUP_DIR elsewhere.',
    '{folder} 所在的磁碟空間已滿。請清出空間，或將 BACKUP_DIR 移到別處。',
    '{folder} のディスクに空きがありません。空き容量を確保するか、BACKUP_DIR を別の場所に移してください。',
  ),
  backup_folder_unwritable: localized(
    'The console cannot write to {folder}. Check its permissions and that its disk is not read-only.',
    '後台無法寫入 {folder}。請檢查資料夾的權限，並確認磁碟不是唯讀。',
    '{folder} に書き込めませんでした。フォルダーの権限と、ディスクが読み取り専用になっていないか確認してください。',
  ),
  branch_busy: localized(
    'The version was busy with another change, such as a publish or an import.',
    '該版本正在處理其他變更，例如發布或匯入。',
    'バージョンがほかの変更（公開やインポートなど）の処理中でした。',
  ),
  cancelled: localized(
    'The job was cancelled before it finished.',
    '工作在完成前遭到取消。',
    '処理が終わる前にキャンセルされました。',
  ),
  conflict: localized(
    'Another change was made at the same time.',
    '同時有其他變更。',
    '同時にほかの変更が行われました。',
  ),
  database_away: localized(
    'The database was not reachable. Check that it is running.',
    '無法連線到資料庫。請確認資料庫正在執行。',
    'データベースに接続できませんでした。データベースが動いているか確認してください。',
  ),
  disk_full: localized(
    'The console’s disk is full. Free disk space.',
    '後台伺服器的磁碟空間已滿。請清出空間。',
    'サーバーのディスクに空きがありません。空き容量を確保してください。',
  ),
  files_away: localized(
    'The file store was not reachable. Check the address in FILES_URL and that the store is running.',
    '無法連線到檔案儲存空間。請檢查 FILES_URL 的位址，並確認儲存空間正在執行。',
    'ファイルストアに接続できませんでした。FILES_URL のアドレスと、ファイルストアが動いているか確認してください。',
  ),
  files_unwritable: localized(
    'The console cannot write to its data folder. Check the permissions of DATA_DIR and the folders in it, and that its disk is not read-only.',
    '後台無法寫入資料夾。請檢查 DATA_DIR 與其中各資料夾的權限，並確認磁碟不是唯讀。',
    'データフォルダーに書き込めませんでした。DATA_DIR とその中のフォルダーの権限と、ディスクが読み取り専用になっていないか確認してください。',
  ),
  server_busy: localized(
    'The console was too busy to reach the database in time.',
    '後台過於忙碌，來不及連線到資料庫。',
    '処理が混み合い、時間内にデータベースに接続できませんでした。',
  ),
  took_too_long: localized(
    'The database took too long, so the job was stopped.',
    '等待資料庫的時間超過上限，工作已中止。',
    'データベースの待ち時間の上限を超えたため、処理を中止しました。',
  ),
  unexpected: localized(
    'An unexpected error occurred. Give the details to the developers.',
    '發生未預期的錯誤。請將詳細資料告知開發人員。',
    '予期しないエラーが発生しました。詳細を開発者に伝えてください。',
  ),
} as const satisfies Readonly<Record<string, Localized>>;

export type JobProblemCode = keyof typeof JOB_PROBLEMS;

/** A job is refused for the same reasons as a person, beside those of its own. */
export type JobFaultCode = JobProblemCode | ErrorCode;

const isJobProblem = (code: string): code is JobProblemCode => Object.hasOwn(JOB_PROBLEMS, code);

/** Whether this build knows a code that a stored job failed with. */
export const isJobFault = (code: string): code is JobFaultCode => isJobProblem(code) || isErrorCode(code);

/** The sentence that a person reads about a failed job. */
export const jobProblemText = (code: JobFaultCode, params: ErrorParams, language: Language): string =>
  isJobProblem(code) ? filledText(JOB_PROBLEMS[code], params, language) : errorText(code, params, language);
