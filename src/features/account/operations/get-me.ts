import { operation } from '../../../platform/operation.ts'
import { exampleUser, UserSchema } from '../../auth/public.ts'
import { accountReply } from '../my-account.ts'
import type { AccountServices } from '../services.ts'

/** GET /core/v1/users/me */
export const getMe = ({ db, clock }: Pick<AccountServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/users/me',
    access: 'user',
    schema: {
      operationId: 'getMe',
      summary: 'Get the account of the signed-in user',
      description: 'Send the ETag as `If-Match` to `updateBasicInfo`.',
      sends: ['ETag'],
      tag: 'Account',
      response: { 200: UserSchema },
      example: { response: exampleUser },
    },
    handler: ({ caller, absolute }) => accountReply(db, caller, clock(), absolute),
  })
