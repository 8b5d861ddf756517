/** Outlines on a 24 × 24 grid, by the name a family of screens gives its icon. */
const PATHS: Readonly<Record<string, string>> = {
  bag: 'M6 8h12l1 12H5zM9 8a3 3 0 0 1 6 0',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6z',
  book: 'M5 4h6v16H5zM13 4h6v16h-6zM11 4h2v16h-2',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  cart: 'M3 4h3l2 11h10l2-8H7M9 20h.01M17 20h.01',
  castle: 'M4 21V9l3 2 2-4 3 3 3-3 2 4 3-2v12zM10 21v-5h4v5',
  chat: 'M4 5h16v11h-9l-5 4v-4H4z',
  checklist: 'm4 7 2 2 3-4M4 16l2 2 3-4M12 7h8M12 16h8',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5l3 3',
  compass: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM15 9l-2 5-4 1 2-5z',
  crown: 'M4 18h16l1-11-5 4-4-6-4 6-5-4z',
  dice: 'M4 4h16v16H4zM9 9h.01M15 15h.01M15 9h.01M9 15h.01',
  flag: 'M5 21V4h12l-2 4 2 4H5',
  folder: 'M3 6h7l2 2h9v11H3z',
  gift: 'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7C8 7 8 3 10 3s2 4 2 4 0-4 2-4 2 4-2 4',
  headset: 'M5 14v-3a7 7 0 0 1 14 0v3M4 13h3v6H4zM17 13h3v6h-3zM19 19c0 2-3 2-5 2',
  hexagon: 'm12 3 8 4.5v9L12 21l-8-4.5v-9z',
  house: 'm4 11 8-7 8 7v9h-5v-6H9v6H4z',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  overview: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  paw: 'M12 12c-3 0-6 4-5 7 1 2 3 0 5 0s4 2 5 0c1-3-2-7-5-7zM6 10h.01M10 6h.01M14 6h.01M18 10h.01',
  release: 'M12 3v12M7 8l5-5 5 5M5 15v5h14v-5',
  rocket: 'M12 3c4 3 5 7 4 12H8C7 10 8 6 12 3zM8 15l-3 4 4-1M16 15l3 4-4-1M12 9h.01',
  server: 'M4 4h16v7H4zM4 13h16v7H4zM8 7.5h.01M8 16.5h.01',
  shield: 'm12 3 8 3v6c0 4-3 7-8 9-5-2-8-5-8-9V6z',
  shirt: 'm8 4-5 4 2 4 2-1v9h10v-9l2 1 2-4-5-4c-1 3-7 3-8 0z',
  skull: 'M6 16c-4-5-1-12 6-12s10 7 6 12v4H6zM9 12h.01M15 12h.01M10 20v-2M14 20v-2',
  sprout: 'M12 21v-9M12 12c0-4-3-6-8-6 0 4 3 6 8 6zM12 14c0-3 3-5 8-5 0 4-3 5-8 5z',
  star: 'm12 4 2.4 5 5.6.8-4 3.9 1 5.5-5-2.7-5 2.7 1-5.5-4-3.9 5.6-.8z',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  swords: 'm4 4 12 12M14 18l4-4M16 16l4 4M20 4 8 16M6 14l4 4M8 16l-4 4',
  target: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 12h.01',
  tower: 'M8 21 9 9H6V4h3v2h2V4h2v2h2V4h3v5h-3l1 12zM11 21v-4h2v4',
  users: 'M12 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM3 20c0-8 12-8 12 0M15 5a3 3 0 0 1 0 6M17 14c3 1 4 3 4 6',
  wallet: 'M4 7h15v12H4zM4 7l11-3v3M15 13h.01',
};

const FALLBACK = 'M5 5h14v14H5z';

/** The icon of a menu entry. */
export function MenuIcon({ name }: { readonly name: string | null }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={(name ? PATHS[name] : undefined) ?? FALLBACK} />
    </svg>
  );
}
