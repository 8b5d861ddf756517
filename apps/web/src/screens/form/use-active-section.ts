import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useEffect, useState } from 'react';
import { sectionDomId } from './field-dom-id.ts';

/** The section at the top of what is on the screen. */
export function useActiveSection(sections: ResolvedModule['sections']): string | undefined {
  const [active, setActive] = useState(sections[0]?.key);
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) seen.add(entry.target.id);
          else seen.delete(entry.target.id);
        }
        const first = sections.find(({ key }) => seen.has(sectionDomId(key)));
        if (first !== undefined) setActive(first.key);
      },
      { rootMargin: '-72px 0px -40% 0px' },
    );
    for (const { key } of sections) {
      const element = document.getElementById(sectionDomId(key));
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return active;
}
