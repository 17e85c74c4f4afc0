import Type from 'typebox'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { about, LanguageSchema, Nullable } from '../../../platform/http/schema-parts.ts'
import { requireVersion } from '../../../platform/http/version.ts'
import { operation } from '../../../platform/operation.ts'
import { exampleUser, holdCaller, UserSchema } from '../../auth/public.ts'
import { filePath, releaseFile } from '../../files/public.ts'
import { changeUser, PersonNameSchema, ShownProfileUrlSchema, tidyName } from '../../users/public.ts'
import { notHttps } from '../input-errors.ts'
import { accountReply } from '../my-account.ts'
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
        'Changes only the members that you send, at least one. With `If-Match`, changes only the version that you read. A `profileUrl` replaces an uploaded picture, unless it is the URL that you read; null removes either.',
      tag: 'Account',
      body: Type.Object(
        {
          name: Type.Optional(PersonNameSchema),
          language: Type.Optional(about(LanguageSchema, 'Language of emails to the user.')),
          profileUrl: Type.Optional(Nullable(ShownProfileUrlSchema)),
        },
        { additionalProperties: false, minProperties: 1 },
      ),
      response: { 200: UserSchema },
      inputErrors: [notHttps],
      example: { body: { name: 'นักเดินทาง' }, response: exampleUser },
    },
    async handler({ body, caller, ifMatch, absolute }) {
      await db.transaction().execute(async (db) => {
        const user = await holdCaller(db, caller)
        requireVersion(ifMatch, user.version)
        const { name, language, profileUrl } = body
        const keepsImage = profileUrl != null && isShownImage(profileUrl, user.image_file_id)
        if (!keepsImage && profileUrl?.startsWith('http:'))
          throw invalidRequest({ errors: [{ pointer: '/profileUrl', ...notHttps() }] })
        const takesUrl = profileUrl !== undefined && !keepsImage
        await changeUser(db, user.user_id, {
          ...(name !== undefined && { name: tidyName(name) }),
          ...(language !== undefined && { language }),
          ...(takesUrl && { profile_url: profileUrl, image_file_id: null }),
        })
        if (takesUrl && user.image_file_id !== null) await releaseFile(db, user.image_file_id)
      })
      return accountReply(db, caller, clock(), absolute)
    },
  })

/** Whether a URL is that of the uploaded picture, on any host by which the service was called. */
function isShownImage(profileUrl: string, fileId: string | null): boolean {
  return fileId !== null && URL.canParse(profileUrl) && new URL(profileUrl).pathname.endsWith(filePath(fileId))
}
