import type { Operation } from '../operation.ts'
import { settings } from '../settings.ts'
import { type LimitName, type LimitPolicy, OWN_POLICIES } from './limits.ts'

type Limited = Pick<Operation, 'access' | 'limit' | 'userLimit' | 'quiet'>

/** What the limit of an operation is, as its description says; the numbers of settings are their defaults. */
export function limitText({ access, limit = 'default', userLimit, quiet }: Limited): string {
  if (quiet) return 'Not rate limited.'
  const who = access.startsWith('key:') ? 'API key' : access === 'public' ? 'IP address' : 'user'
  const others = access === 'user?' ? (userLimit ? 'IP address' : 'user, or IP address without a token') : who
  const ofUsers = userLimit ? ` For signed-in users \`${userLimit}\`: ${numbers(userLimit)} and user.` : ''
  return `Rate limit \`${limit}\`: ${numbers(limit)} and ${others}, shared by all operations with this limit.${ofUsers}`
}

function numbers(limit: LimitName): string {
  const { calls, windowS } = documentedPolicies[limit]
  const period = PERIODS[windowS] ?? `${windowS} seconds`
  return `${calls.toLocaleString('en')} calls per ${period}${limit in OWN_POLICIES ? '' : ' (by default)'}`
}

const PERIODS: Readonly<Record<number, string>> = { 60: 'minute', 3_600: 'hour', 86_400: 'day' }

const documentedPolicies: Readonly<Record<LimitName, LimitPolicy>> = {
  default: { calls: Number(settings.RATE_LIMIT_PER_MINUTE.otherwise), windowS: 60 },
  preview: { calls: Number(settings.PREVIEWS_PER_HOUR.otherwise), windowS: 3_600 },
  ...OWN_POLICIES,
}
