import { useSyncExternalStore } from 'react'
import { session } from './session.ts'

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(session.subscribe, session.isOpen)
}
