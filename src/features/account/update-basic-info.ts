import Type from 'typebox'
import type { Parts } from '../../parts.ts'
import { Nullable, OneOf, problems } from '../../platform/http/schema-parts.ts'
import { requireVersion } from '../../platform/http/version.ts'
import { operation, signedIn } from '../../platform/operation.ts'
import { exampleUser, PersonNameSchema, ProfileUrlSchema, UserSchema } from '../auth/door.ts'
import { dropFileUse, lockUser, updateBasicFields } from './account-store.ts'
import { accountReply, getMyAccount } from './my-account.ts'

/** PUT /core/v1/users/me */
export const updateBasicInfo = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  operation({
    method: 'PUT',
    url: '/core/v1/users/me',
    access: 'user',
    versioned: true,
    schema: {
      operationId: 'updateBasicInfo',
      summary: 'Change name, language and picture',
      description:
        'What is left out stays as it is. With `If-Match` only the version that was read is changed. A `profileUrl` takes the place of an uploaded picture; null removes either.',
      tag: 'Account',
      body: Type.Object(
        {
          name: Type.Optional(PersonNameSchema),
          language: Type.Optional(OneOf(['th', 'en'])),
          profileUrl: Type.Optional(Nullable(ProfileUrlSchema)),
        },
        { additionalProperties: false, minProperties: 1 },
      ),
      response: { 200: UserSchema, ...problems('stale_version') },
      example: { body: { name: 'นักเดินทาง' }, response: exampleUser },
    },
    async handler({ body, caller, ifMatch }) {
      const { id: userId } = signedIn(caller)
      await db.transaction().execute(async (db) => {
        await lockUser(db, userId)
        const user = await getMyAccount(db, userId)
        requireVersion(ifMatch, user.version)
        await updateBasicFields(db, userId, body)
        if (body.profileUrl !== undefined && user.image_file_id !== null) await dropFileUse(db, user.image_file_id)
      })
      return accountReply(db, userId, clock())
    },
  })
