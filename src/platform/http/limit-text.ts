import { type Operation, requiresUser } from '../operation.ts'
import type { LimitPolicies } from './limits.ts'

type Limited = Pick<Operation, 'access' | 'limit' | 'userLimit' | 'quiet'>

/**
 * Describes the rate limit of an operation.
 * @param policies every limit, with the defaults of the settings
 */
export function limitText({ access, limit = 'default', userLimit, quiet }: Limited, policies: LimitPolicies): string {
  if (quiet) return 'Not rate limited.'
  const caller =
    access.startsWith('key:') && !requiresUser(access) ? 'API key' : access === 'public' ? 'IP address' : 'user'
  const others = access === 'user?' ? (userLimit ? 'IP address' : 'user, or IP address without a token') : caller
  const ofUsers = userLimit ? ` For signed-in users \`${userLimit}\`: ${rateOf(userLimit, policies)} and user.` : ''
  return `Rate limit \`${limit}\`: ${rateOf(limit, policies)} and ${others}, shared by all operations with this limit.${ofUsers}`
}

function rateOf(limit: string, policies: LimitPolicies): string {
  const policy = policies[limit]
  if (!policy) throw new Error(`No feature defines the rate limit ${limit}`)
  const period = PERIODS[policy.windowS] ?? `${policy.windowS} seconds`
  return `${policy.calls.toLocaleString('en')} calls per ${period}${policy.setting ? ' (by default)' : ''}`
}

const PERIODS: Readonly<Record<number, string>> = { 60: 'minute', 3_600: 'hour', 86_400: 'day' }
