import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { forbidden } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { requireVersion, versionEtag } from '../../../platform/http/version.ts'
import { operation } from '../../../platform/operation.ts'
import { tripNotFound } from '../../trips/public.ts'
import { findUser } from '../../users/public.ts'
import { EXAMPLE_POST_ID, examplePost } from '../example-post.ts'
import { PostEditSchema } from '../post-body-schema.ts'
import { shownPost } from '../post-document.ts'
import { setImages, showImages } from '../post-images.ts'
import { requireOwn } from '../post-rights.ts'
import { PostParams, PostSchema } from '../post-schema.ts'
import { holdPost, updatePost } from '../post-store.ts'
import { postImageUnusable, postNotFound, postPlaceNotFound, postRemoved, tooManyLinks } from '../problems.ts'
import { readPost, readTrip, requireFewLinks } from '../read-post.ts'
import type { CommunityServices } from '../services.ts'

/** PUT /trips/v1/communities/{post_id} */
export const editCommunityPost = (services: Pick<CommunityServices, 'db' | 'catalogue' | 'clock'>) =>
  operation({
    method: 'PUT',
    url: '/trips/v1/communities/:post_id',
    access: 'user',
    limit: 'post',
    versioned: true,
    schema: {
      operationId: 'editCommunityPost',
      summary: 'Edit a post',
      description:
        'For its author and admins. Replaces title, text, pictures and places; the trip stays unless `trip_id` is given. An edit by the author takes the post off the website until it is approved again.',
      tag: 'Communities',
      params: PostParams,
      body: PostEditSchema,
      response: { 200: PostSchema },
      problems: [
        postNotFound,
        forbidden,
        postRemoved,
        postPlaceNotFound,
        tripNotFound,
        postImageUnusable,
        tooManyLinks,
        catalogueNotReady,
      ],
      example: {
        params: { post_id: EXAMPLE_POST_ID },
        body: { title: examplePost.title, text: examplePost.text, place_ids: ['th-10-wat-pho'] },
        response: {
          ...examplePost,
          is_approved: false,
          is_own: true,
          version: 2,
          edited_at: '2026-11-21T04:00:00.000Z',
        },
      },
    },
    async handler({ params: { post_id: postId }, body, caller, language, absolute, ifMatch }) {
      const { db, catalogue, clock } = services
      requireReady(catalogue)
      return db.transaction().execute(async (db) => {
        const post = requireOwn(await holdPost(db, postId), postId, caller)
        const isAuthor = post.author_id === caller.id
        if (post.state === 'deleted') throw postNotFound({ post_id: postId })
        if (post.state === 'removed' && isAuthor) throw postRemoved()
        requireVersion(ifMatch, post.version)
        const kept = body.trip_id === undefined ? post.trip : null
        const trip = typeof body.trip_id === 'string' ? await readTrip(db, body.trip_id, caller.id) : kept
        const content = readPost(body, trip, catalogue)
        const author = await findUser(db, post.author_id)
        if (!author) throw new Error('the post has no author')
        if (isAuthor) await requireFewLinks(db, author, { linkCount: content.linkCount, postId, now: clock() })
        await updatePost(db, postId, { content, keepsApproval: !isAuthor })
        await setImages(db, post, body.images ?? [])
        await showImages(db, post)
        const shown = await shownPost(services, db, postId, { language, absolute, caller })
        return new Reply(200, shown, { etag: versionEtag(shown.version) })
      })
    },
  })
