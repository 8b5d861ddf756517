import { useCallback, useEffect, useState } from 'react';

const KEY = 'text_details';

/** Whether the details are beside the grid; remembered. */
export function useDetailsChoice() {
  const [isOpen, setOpen] = useState(() => localStorage.getItem(KEY) !== 'closed');
  useEffect(() => localStorage.setItem(KEY, isOpen ? 'open' : 'closed'), [isOpen]);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  return { isOpen, toggle };
}
