import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import { session } from '../data/session.ts'
import { forgetTrips } from '../plan/kept-trips.ts'

/** Ends the session. Without the network the service learns of it when the session expires. */
export async function signOut(): Promise<void> {
  await api.POST('/core/v1/auth/sign-out', {}).catch(() => null)
  forgetAccount()
}

/** Leaves nothing of a session that is over on this device. */
export function forgetAccount(): void {
  session.close()
  forgetTrips()
  queries.clear()
}
