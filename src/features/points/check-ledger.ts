import type { CoreServices } from '../../platform/services.ts'
import { auditLedger } from './ledger-audit-store.ts'

/** Proves that the ledger balances and that what is left of each earning agrees with it; run by a job every night. */
export async function checkLedger({ db, log }: Pick<CoreServices, 'db' | 'log'>): Promise<boolean> {
  const audit = await auditLedger(db)
  const isRight = Object.values(audit).every((count) => count === 0)
  if (!isRight) log.error(audit, 'the ledger of points does not agree with itself')
  return isRight
}
