import Type from 'typebox'
import { BytesSchema, named, OneOf } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { pictureNotFound } from '../../pictures/public.ts'
import { PictureQuery } from '../picture-query.ts'
import { sendPicture } from '../send-picture.ts'
import type { LinkServices } from '../services.ts'

/** GET /pictures/links/{kind}/{id} */
export const getLinkPicture = (own: Pick<LinkServices, 'db' | 'catalogue' | 'linkPictures'>) =>
  operation({
    method: 'GET',
    url: '/pictures/links/:kind/:id',
    access: 'public',
    limit: 'link-picture',
    schema: {
      operationId: 'getLinkPicture',
      summary: 'Get the picture of a link to a destination, a place, a route or a shared trip',
      description:
        'A JPEG of 1200 × 630 pixels for previews of links in chats. A trip needs the token of its link; returns 404 once the link has ended.',
      tag: 'Pictures',
      reads: ['If-None-Match'],
      params: Type.Object({
        kind: named('LinkKind', OneOf(['destination', 'place', 'route', 't'], { description: '`t`: a shared trip.' })),
        id: Type.String({
          minLength: 1,
          maxLength: 100,
          description: 'Id of the destination, the place or the route, or token of the link.',
        }),
      }),
      query: PictureQuery,
      response: { 200: BytesSchema },
      problems: [pictureNotFound],
      example: { params: { kind: 'place', id: 'th-10-wat-pho' }, query: { lang: 'th' }, response: null },
    },
    handler: ({ params, query, language, header }) =>
      sendPicture(own, `/${params.kind}/${encodeURIComponent(params.id)}`, query.lang ?? language, header),
  })
