import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { versionEtag } from '../../../platform/http/version.ts'
import { createId } from '../../../platform/id.ts'
import { operation } from '../../../platform/operation.ts'
import { tripNotFound } from '../../trips/public.ts'
import { findUser } from '../../users/public.ts'
import { examplePost } from '../example-post.ts'
import { NewPostSchema } from '../post-body-schema.ts'
import { shownPost } from '../post-document.ts'
import { setImages, showImages } from '../post-images.ts'
import { PostSchema } from '../post-schema.ts'
import { insertPost } from '../post-store.ts'
import { postImageUnusable, postPlaceNotFound, tooManyLinks } from '../problems.ts'
import { readPost, readTrip, requireFewLinks } from '../read-post.ts'
import type { CommunityServices } from '../services.ts'

/** POST /trips/v1/communities */
export const addCommunityPost = (services: Pick<CommunityServices, 'db' | 'catalogue' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/communities',
    access: 'user',
    creates: true,
    limit: 'post',
    schema: {
      operationId: 'addCommunityPost',
      summary: 'Publish a post',
      description:
        'With up to ten of your pictures, up to ten places, and a snapshot of one of your trips. Text is plain text. An account younger than 24 hours may post at most two links in total.',
      tag: 'Communities',
      sends: ['ETag'],
      body: NewPostSchema,
      response: { 201: PostSchema },
      problems: [postPlaceNotFound, tripNotFound, postImageUnusable, tooManyLinks, catalogueNotReady],
      example: {
        body: { title: examplePost.title, text: examplePost.text, place_ids: ['th-10-wat-pho'] },
        response: { ...examplePost, reaction_count: 0, is_approved: false, is_own: true, reacted: false },
      },
    },
    async handler({ body, caller, language, absolute, create }) {
      const { db, catalogue, clock } = services
      requireReady(catalogue)
      const trip = body.trip_id === undefined ? null : await readTrip(db, body.trip_id, caller.id)
      const content = readPost(body, trip, catalogue)
      return create(async (db) => {
        const author = await findUser(db, caller.id)
        if (!author) throw new Error('the caller has no account')
        await requireFewLinks(db, author, { linkCount: content.linkCount, postId: null, now: clock() })
        const postId = createId('post', clock().getTime())
        await insertPost(db, { postId, authorId: caller.id, content })
        const post = { post_id: postId, author_id: caller.id, state: 'published' as const }
        await setImages(db, post, body.images ?? [])
        await showImages(db, post)
        const shown = await shownPost(services, db, postId, { language, absolute, caller })
        return new Reply(201, shown, { etag: versionEtag(shown.version) })
      })
    },
  })
