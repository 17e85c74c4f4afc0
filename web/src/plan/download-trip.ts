import { TiaoProblem } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { saveFile } from '../ui/save-file.ts'
import type { SavedTrip } from './plan-types.ts'

/** Saves a trip as a file; a link would carry neither the session nor the token of a share. */
export async function downloadTrip({ trip_id }: SavedTrip, format: 'ics' | 'gpx', token: string | null): Promise<void> {
  const { response, error } = await api.GET('/trips/v1/custom-trips/{trip_id}/export', {
    params: { path: { trip_id }, query: { format }, ...(token !== null && { header: { 'X-Share-Token': token } }) },
    parseAs: 'stream',
  })
  if (!response.ok) throw new TiaoProblem(response, error ?? {})
  saveFile(await response.blob(), fileNameOf(response.headers.get('content-disposition')) ?? `trip.${format}`)
}

function fileNameOf(header: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  return encoded === undefined ? (/filename="([^"]+)"/.exec(header ?? '')?.[1] ?? null) : decodeURIComponent(encoded)
}
