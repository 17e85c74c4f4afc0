import type { Reading } from '../../language/reader/reading.ts'

/** Whether the trip is a honeymoon or celebrates an anniversary of the two who travel. */
export const isForTwo = ({ group, celebrates, party }: Pick<Reading, 'group' | 'celebrates' | 'party'>): boolean =>
  (group === 'honeymoon' || celebrates === true) && party.children === 0 && party.adults + party.seniors === 2
