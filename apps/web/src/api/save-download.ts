import { getAny } from './client.ts';
import type { Branch } from './place.ts';

/** Fetches a file with the person's rights and hands it to the browser to keep; the branch is for calls whose headers say where. */
export async function saveDownload(path: string, fallbackName: string, branch?: Branch): Promise<void> {
  const response = await getAny(path, undefined, branch);
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallbackName;
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
