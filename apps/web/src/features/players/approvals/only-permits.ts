/** Whether an approval runs nothing: the requester may then download the file, or save the record, once. */
export const onlyPermits = (kind: string): boolean => isFileRequest(kind) || kind === 'unlock_record';

/** Whether a request is for a file. */
export const isFileRequest = (kind: string): boolean => kind.startsWith('export_');
