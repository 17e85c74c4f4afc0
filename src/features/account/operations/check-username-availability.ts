import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import { isUsernameAllowed, isUsernameHeld, listHeldUsernames, MAX_USERNAME, usernameKey } from '../../users/public.ts'
import { AvailabilitySchema } from '../availability.ts'
import type { AccountServices } from '../services.ts'

const SUGGESTED = 3
const TRIED = 60

/** GET /core/v1/users/username-availability */
export const checkUsernameAvailability = ({ db }: Pick<AccountServices, 'db'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/users/username-availability',
    access: 'public',
    limit: 'availability',
    schema: {
      operationId: 'checkUsernameAvailability',
      summary: 'Check whether a username is free',
      description:
        'Suggests similar names if it is not. Deliberately reveals whether a name is taken; rate-limited per IP address.',
      tag: 'Account',
      query: Type.Object(
        { username: Type.String({ minLength: 1, maxLength: 100, description: 'The username.' }) },
        { additionalProperties: false },
      ),
      response: { 200: AvailabilitySchema },
      example: {
        query: { username: 'traveller' },
        response: { available: false, reason: 'taken', suggestions: ['traveller1', 'traveller2', 'traveller3'] },
      },
    },
    async handler({ query: { username } }) {
      const isAllowed = isUsernameAllowed(username)
      if (isAllowed && !(await isUsernameHeld(db, username))) return { available: true }
      const candidates = namesLike(username)
      const held = new Set(candidates.length === 0 ? [] : await listHeldUsernames(db, candidates.map(usernameKey)))
      const suggestions = candidates.filter((name) => !held.has(usernameKey(name))).slice(0, SUGGESTED)
      return {
        available: false,
        reason: isAllowed ? ('taken' as const) : ('invalid' as const),
        ...(suggestions.length > 0 && { suggestions }),
      }
    },
  })

/** The allowed characters of a name, alone and with numbers; empty if fewer than two are allowed. */
function namesLike(username: string): string[] {
  const base = username
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._]/g, '')
    .slice(0, MAX_USERNAME - String(TRIED).length)
  if (base.length < 2) return []
  const numbered = Array.from({ length: TRIED }, (_, index) => `${base}${index + 1}`)
  return [base, ...numbered].filter((name) => name !== username && isUsernameAllowed(name))
}
