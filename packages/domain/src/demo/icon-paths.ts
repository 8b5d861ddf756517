/** Where the demo's picture of a thing lies, e.g. `item/potion-fire.svg`. */
export function iconPath(folder: string, name: string): string {
  return `${folder}/${name.toLowerCase().replaceAll('_', '-')}.svg`;
}
