import Type from 'typebox'
import { BytesSchema, named, OneOf } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { pictureNotFound } from '../../pictures/public.ts'
import { FIXED_PAGES } from '../find-page.ts'
import { PictureQuery } from '../picture-query.ts'
import { sendPicture } from '../send-picture.ts'
import type { LinkServices } from '../services.ts'

/** GET /pictures/links/{page} */
export const getPagePicture = (own: Pick<LinkServices, 'db' | 'catalogue' | 'linkPictures'>) =>
  operation({
    method: 'GET',
    url: '/pictures/links/:page',
    access: 'public',
    limit: 'link-picture',
    schema: {
      operationId: 'getPagePicture',
      summary: 'Get the picture of a link to a page of the planner',
      description: 'A JPEG of 1200 × 630 pixels for previews of links in chats.',
      tag: 'Pictures',
      reads: ['If-None-Match'],
      params: Type.Object({
        page: named('PageKind', OneOf(FIXED_PAGES, { description: 'The page.' })),
      }),
      query: PictureQuery,
      response: { 200: BytesSchema },
      problems: [pictureNotFound],
      example: { params: { page: 'home' }, query: { lang: 'th' }, response: null },
    },
    handler: ({ params, query, language, header }) =>
      sendPicture(own, `/${params.page}`, query.lang ?? language, header),
  })
