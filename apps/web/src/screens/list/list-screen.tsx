export function ListScreen() {
  return null;
}
