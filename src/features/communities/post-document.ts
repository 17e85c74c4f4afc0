import type { Database } from '../../platform/database/database.ts'
import type { Language } from '../../platform/language.ts'
import type { Caller } from '../../platform/operation.ts'
import { bangkokDate } from '../../world/calendar.ts'
import { filePath } from '../files/public.ts'
import { nameOf } from '../places/public.ts'
import { renderTripSnapshot } from '../trips/public.ts'
import { listImages } from './image-store.ts'
import { findListedPost, type ListedPost } from './post-list-store.ts'
import type { Post, WebPost } from './post-schema.ts'
import { listReactedPosts } from './reaction-store.ts'
import { countReportsByReason } from './report-store.ts'
import type { CommunityServices } from './services.ts'

export type PostReading = Pick<CommunityServices, 'db' | 'catalogue' | 'clock'>

export interface PostView {
  readonly language: Language
  readonly absolute: (path: string) => string
}

/** Posts as everybody reads them. */
export async function webPosts(
  services: PostReading,
  posts: readonly ListedPost[],
  view: PostView,
): Promise<WebPost[]> {
  const images = await listImages(
    services.db,
    posts.map(({ post_id }) => post_id),
  )
  return posts.map((post) => webPost(post, images.get(post.post_id) ?? [], services, view))
}

/** Posts as this caller reads them. */
export async function shownPosts(
  services: PostReading,
  posts: readonly ListedPost[],
  view: PostView & { readonly caller: Caller },
): Promise<Post[]> {
  const { caller } = view
  const userId = caller.kind === 'user' ? caller.id : null
  const isAdmin = caller.kind === 'user' && caller.role === 'admin'
  const ids = posts.map(({ post_id }) => post_id)
  const documents = await webPosts(services, posts, view)
  const reacted = userId === null ? new Set() : await listReactedPosts(services.db, ids, userId)
  const reports = isAdmin ? await countReportsByReason(services.db, ids) : null
  return posts.map((post, index) => {
    const isOwn = post.author_id === userId
    return {
      ...documents[index]!,
      state: post.state,
      review_reason: isOwn || isAdmin ? post.review_reason : null,
      is_approved: post.approved_at !== null,
      is_own: isOwn,
      reacted: reacted.has(post.post_id),
      ...(reports && { reports: reports.get(post.post_id) ?? {} }),
      version: post.version,
    }
  })
}

/** One post that was just written, as its writer reads it. `db`: the transaction that wrote it. */
export async function shownPost(
  services: PostReading,
  db: Database,
  postId: string,
  view: PostView & { readonly caller: Caller },
): Promise<Post> {
  const post = await findListedPost(db, postId)
  const [shown] = post ? await shownPosts({ ...services, db }, [post], view) : []
  if (!shown) throw new Error(`the post ${postId} is gone`)
  return shown
}

function webPost(
  post: ListedPost,
  images: readonly string[],
  { catalogue, clock }: PostReading,
  { language, absolute }: PostView,
): WebPost {
  const fileUrl = (id: string) => absolute(filePath(id))
  return {
    post_id: post.post_id,
    title: post.title,
    text: post.body,
    author: {
      username: post.username,
      profileUrl: post.image_file_id === null ? post.profile_url : fileUrl(post.image_file_id),
    },
    images: images.map((id) => ({ file_id: id, url: fileUrl(id) })),
    places: post.place_ids.flatMap((id) => postPlace(id, catalogue, language) ?? []),
    trip: post.trip && renderTripSnapshot(post.trip, { catalogue, language, today: bangkokDate(clock()) }),
    reaction_count: post.reaction_count,
    created_at: post.created_at.toISOString(),
    edited_at: post.edited_at?.toISOString() ?? null,
  }
}

function postPlace(
  id: string,
  catalogue: CommunityServices['catalogue'],
  language: Language,
): WebPost['places'][number] | undefined {
  const place = catalogue.findPlace(id)
  if (!place) return undefined
  const province = catalogue.provincesByCode.get(place.provinceCode)
  return {
    place_id: place.id,
    place_name: nameOf(place, language),
    category_code: place.categoryCode,
    province: province ? nameOf(province, language) : place.provinceCode,
    province_code: place.provinceCode,
    thumbnail_url: place.thumbnailUrl,
  }
}
