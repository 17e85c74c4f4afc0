import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepTrip } from './kept-trips.ts'
import { tripQuery } from './plan-queries.ts'

/** A saved trip, which this device keeps for when there is no network. */
export function useTrip(id: string) {
  const found = useQuery(tripQuery(id))
  const { data } = found
  // Not only what was loaded: also a trip that has just been saved, and every edit.
  useEffect(() => {
    if (data) keepTrip(id, data)
  }, [id, data])
  return found
}
