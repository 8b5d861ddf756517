/** Menu, header and frame: what every page after sign-in starts with, as one script. */
export { PageFrame } from './page-frame.tsx';
export { SignedInLayout } from './signed-in-layout.tsx';
