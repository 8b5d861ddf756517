/** Stands in until the form is built. */
export function EditScreen() {
  return null;
}
