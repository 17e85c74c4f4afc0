import Type from 'typebox'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { about, LanguageSchema, Nullable } from '../../../platform/http/schema-parts.ts'
import { requireVersion } from '../../../platform/http/version.ts'
import { operation } from '../../../platform/operation.ts'
import {
  exampleUser,
  filePath,
  PersonNameSchema,
  ShownProfileUrlSchema,
  tidyName,
  UserSchema,
} from '../../auth/public.ts'
import { dropFileUse, lockUser, updateBasicFields } from '../account-store.ts'
import { notHttps } from '../input-errors.ts'
import { accountReply, getMyAccount } from '../my-account.ts'
import type { AccountServices } from '../services.ts'

/** PUT /core/v1/users/me */
export const updateBasicInfo = ({ db, clock }: Pick<AccountServices, 'db' | 'clock'>) =>
  operation({
    method: 'PUT',
    url: '/core/v1/users/me',
    access: 'user',
    versioned: true,
    schema: {
      operationId: 'updateBasicInfo',
      summary: 'Change name, language or picture',
      description:
        'Changes only what is sent, at least one member. With `If-Match`, changes only the version that you read. A `profileUrl` replaces an uploaded picture, unless it is the one that you read; null removes either.',
      tag: 'Account',
      body: Type.Object(
        {
          name: Type.Optional(PersonNameSchema),
          language: Type.Optional(about(LanguageSchema, 'Language of the emails to the user.')),
          profileUrl: Type.Optional(Nullable(ShownProfileUrlSchema)),
        },
        { additionalProperties: false, minProperties: 1 },
      ),
      response: { 200: UserSchema },
      inputErrors: [notHttps],
      example: { body: { name: 'นักเดินทาง' }, response: exampleUser },
    },
    async handler({ body, caller, ifMatch, absolute }) {
      const { id: userId } = caller
      await db.transaction().execute(async (db) => {
        await lockUser(db, userId)
        const user = await getMyAccount(db, userId)
        requireVersion(ifMatch, user.version)
        const { profileUrl, ...changes } = body
        const keepsImage = profileUrl != null && isShownImage(profileUrl, user.image_file_id)
        if (!keepsImage && profileUrl?.startsWith('http:'))
          throw invalidRequest({ errors: [{ pointer: '/profileUrl', ...notHttps() }] })
        const takesUrl = profileUrl !== undefined && !keepsImage
        await updateBasicFields(db, userId, {
          ...changes,
          ...(changes.name !== undefined && { name: tidyName(changes.name) }),
          ...(takesUrl && { profileUrl }),
        })
        if (takesUrl && user.image_file_id !== null) await dropFileUse(db, user.image_file_id)
      })
      return accountReply(db, userId, clock(), absolute)
    },
  })

/** Whether a URL is the one under which the uploaded picture is read, at whatever host the service was called. */
function isShownImage(profileUrl: string, fileId: string | null): boolean {
  return fileId !== null && URL.canParse(profileUrl) && new URL(profileUrl).pathname.endsWith(filePath(fileId))
}
