import { PRESENCE_MILLISECONDS } from '@quartermaster/contract/http/presence';

/** The heartbeat of a form, as the processes tell it one another. */
export type OpenBeat = {
  readonly place: string;
  readonly account: number;
  readonly name: string;
  readonly since: string;
  readonly open: boolean;
};

type Person = { readonly name: string; readonly since: string; readonly seen: number };

/** Who has which record open, as far as it was heard lately. */
export function createOpenRecords() {
  const places = new Map<string, Map<number, Person>>();

  function peopleAt(place: string, now: Date): ReadonlyMap<number, Person> {
    const people = places.get(place) ?? new Map<number, Person>();
    for (const [account, { seen }] of people)
      if (now.getTime() - seen > PRESENCE_MILLISECONDS) people.delete(account);
    if (people.size === 0) places.delete(place);
    return people;
  }

  return {
    peopleAt,
    hear({ place, account, name, since, open }: OpenBeat, now: Date): void {
      // A closed browser sends nothing: places that are no longer polled are removed here.
      for (const known of places.keys()) peopleAt(known, now);
      const people = places.get(place) ?? new Map<number, Person>();
      if (open) people.set(account, { name, since, seen: now.getTime() });
      else people.delete(account);
      if (people.size > 0) places.set(place, people);
      else places.delete(place);
    },
  };
}
