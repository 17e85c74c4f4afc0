import { defineFeature } from '../../platform/feature.ts'
import { communityData } from './community-data.ts'
import { addCommunityPost } from './operations/add-community-post.ts'
import { deleteCommunityPost } from './operations/delete-community-post.ts'
import { editCommunityPost } from './operations/edit-community-post.ts'
import { listCommunityPosts } from './operations/list-community-posts.ts'
import { listCommunityWebContent } from './operations/list-community-web-content.ts'
import { moderatePost } from './operations/moderate-post.ts'
import { reactToPost } from './operations/react-to-post.ts'
import { reportPost } from './operations/report-post.ts'
import { restoreCommunityPost } from './operations/restore-community-post.ts'
import { runCommunityOrderJob } from './operations/run-community-order-job.ts'
import { unreactToPost } from './operations/unreact-to-post.ts'
import { postTargets } from './post-targets.ts'
import { purgePosts } from './purge-posts.ts'
import { rankPosts } from './rank-posts.ts'
import type { CommunityServices } from './services.ts'
import { postRoutes } from './shared-trips.ts'

/** Posts of travellers. */
export const communities = defineFeature({
  name: 'communities',
  tags: { Communities: 'Posts of travellers, reactions, reports and moderation.' },
  create({ db, activityTargets, routeSources }: CommunityServices) {
    activityTargets.add(postTargets(db))
    routeSources.add(postRoutes(db))
    return {}
  },
  operations: (own) => [
    addCommunityPost(own),
    listCommunityPosts(own),
    listCommunityWebContent(own),
    editCommunityPost(own),
    deleteCommunityPost(own),
    restoreCommunityPost(own),
    reactToPost(own),
    unreactToPost(own),
    reportPost(own),
    moderatePost(own),
    runCommunityOrderJob(own),
  ],
  jobs: ({ db }) => [
    {
      name: 'rank-community-posts',
      cron: '*/5 * * * *',
      async run() {
        await rankPosts(db)
      },
    },
    { name: 'purge-community-posts', cron: '41 * * * *', run: () => purgePosts(db) },
  ],
  limits: () => ({
    post: { calls: 60, windowS: 3_600 },
    report: { calls: 60, windowS: 3_600 },
  }),
  personalData: [communityData],
})
