import { getAny } from './client.ts';
import type { Branch } from './place.ts';

/** Fetches a file with the person's rights and hands it to the browser to keep; the branch is for calls whose headers say where. */
export async function saveDownload(path: string, fallbackName: string, branch?: Branch): Promise<void> {
  const response = await getAny(path, undefined, branch);
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallbackName;
  saveBlob(name, await response.blob());
}

/** Hands bytes to the browser to keep as a file. */
export function saveBlob(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
