/** Stands in until the form is built. */
export function AddScreen() {
  return null;
}
