import { defineFeature } from '../../platform/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import { purgeUsers } from './purge-users.ts'
import { userData } from './user-data.ts'

/** The users and the events of their accounts. */
export const users = defineFeature<CoreServices>({
  name: 'users',
  jobs: ({ db }) => [{ name: 'purge-users', cron: '33 * * * *', run: () => purgeUsers(db) }],
  personalData: [userData],
})
