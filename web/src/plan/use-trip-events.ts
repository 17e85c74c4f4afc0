import { useEffect } from 'react'
import { documentLanguage } from '../app/language.ts'
import { queries } from '../data/queries.ts'
import { session } from '../data/session.ts'
import { useIsSignedIn } from '../data/use-session.ts'
import { tripKey } from './plan-keys.ts'

const RETRY_MS = 3_000

/** Shows the changes of others as they happen. Without the network it tries again; what was missed is sent then. */
export function useTripEvents(tripId: string, key: string): void {
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    if (!isSignedIn) return
    let socket: WebSocket | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const connect = async () => {
      const token = await session.accessToken()
      if (isOver || token === null) return
      socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/trips/v1/events`)
      socket.addEventListener('open', () =>
        socket?.send(JSON.stringify({ token, after: lastSeq, language: documentLanguage() })),
      )
      socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const event = JSON.parse(data) as { type: string; seq: number; data: { trip_id?: string } }
        lastSeq = event.seq
        if (event.type === 'trip' && event.data.trip_id === tripId)
          void queries.invalidateQueries({ queryKey: tripKey(key) })
      })
      socket.addEventListener('close', () => {
        if (!isOver) timer = setTimeout(() => void connect(), RETRY_MS)
      })
    }
    void connect()
    return () => {
      isOver = true
      clearTimeout(timer)
      socket?.close()
    }
  }, [isSignedIn, tripId, key])
}

/** The position in the user's log up to which this tab knows everything. */
let lastSeq = 0
