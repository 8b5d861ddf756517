import { getAny } from './client.ts';

/** Fetches a file with the person's rights and hands it to the browser to keep. */
export async function saveDownload(path: string, fallbackName: string): Promise<void> {
  const response = await getAny(path);
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallbackName;
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
