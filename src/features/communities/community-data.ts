import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { deletePostsOf, listPostsOf } from './post-store.ts'
import { deleteReactionsOf, listReactionsOf } from './reaction-store.ts'
import { deleteReportsBy, listReportsBy } from './report-store.ts'

/** Posts, reactions and reports of users. Images are files, which the files feature exports and erases. */
export const communityData: PersonalData = {
  tables: ['community_post', 'community_reaction', 'community_report'],
  async list(db, userId) {
    const posts = await listPostsOf(db, userId, MAX_EXPORTED)
    return {
      community_posts: posts.map(({ author_id: _author, hot_rank: _rank, ...post }) => post),
      community_reactions: await listReactionsOf(db, userId, MAX_EXPORTED),
      community_reports: await listReportsBy(db, userId, MAX_EXPORTED),
    }
  },
  async erase(db, userId) {
    await deleteReactionsOf(db, userId)
    await deleteReportsBy(db, userId)
    await deletePostsOf(db, userId)
  },
}
