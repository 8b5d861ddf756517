import { getAny } from './client.ts';

/** Fetches a file with this person's rights and hands it to the browser to keep. */
export async function saveFile(path: string, fallbackName: string): Promise<void> {
  const response = await getAny(path);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? fallbackName;
  link.click();
  URL.revokeObjectURL(url);
}
