import Type, { type Static } from 'typebox'
import { CategoryCodeSchema, PlaceIdSchema, ProvinceCodeSchema } from '../../catalogue/place-schema.ts'
import { listFields, MapOf, Nullable, named, OneOf, Patterned } from '../../platform/http/schema-parts.ts'
import { TripSnapshotSchema } from '../trips/public.ts'
import { DECISIONS, PERIODS, POST_SORTS, POST_STATES, REPORT_REASONS } from './post-vocabulary.ts'

const Instant = (description: string) => Type.String({ format: 'date-time', description })

const PostIdSchema = Patterned(
  '^post_[0-9a-f-]{36}$',
  { th: 'รหัสโพสต์ เช่น post_…', en: 'a post id: post_ and a UUID' },
  { description: 'Id of the post.' },
)
export const PostParams = Type.Object({ post_id: PostIdSchema })

export const PostStateSchema = named(
  'PostState',
  OneOf(POST_STATES, {
    description:
      '`published`: everybody sees it. `hidden`: by reports, until a moderator reviews it. `removed`: by a moderator. `deleted`: by its author.',
  }),
)
export const PostSortSchema = named(
  'PostSort',
  OneOf(POST_SORTS, {
    description:
      '`hot`: reactions weighed against age. `new`: newest first. `top`: most reactions first; combine it with `period`.',
  }),
)
export const PostPeriodSchema = named(
  'PostPeriod',
  OneOf(PERIODS, { description: 'Only posts of the last 1, 7, 30 or 365 days.' }),
)
export const ReportReasonSchema = named(
  'ReportReason',
  OneOf(REPORT_REASONS, { description: 'What is wrong with a post.' }),
)
export const DecisionSchema = named(
  'ModerationDecision',
  OneOf(DECISIONS, {
    description:
      '`publish`: everybody sees the post. `approve`: and it is shown on the website. `remove`: only its author and admins see it.',
  }),
)

const AuthorSchema = named(
  'PostAuthor',
  Type.Object(
    {
      username: Type.String({ description: 'Username.' }),
      profileUrl: Nullable(Type.String({ description: 'URL of the profile picture; null if the author has none.' })),
    },
    { description: 'Who wrote a post.' },
  ),
)

const ImageSchema = named(
  'PostImage',
  Type.Object(
    {
      file_id: Type.String({ description: 'Id of the file.' }),
      url: Type.String({ description: 'URL of the picture.' }),
    },
    { description: 'A picture of a post.' },
  ),
)

const PostPlaceSchema = named(
  'PostPlace',
  Type.Object(
    {
      place_id: PlaceIdSchema,
      place_name: Type.String({ description: 'Name in the language of the answer.' }),
      category_code: CategoryCodeSchema,
      province: Type.String({ description: 'Name of the province.' }),
      province_code: ProvinceCodeSchema,
      thumbnail_url: Nullable(Type.String({ description: 'URL of a small picture; null if there is none.' })),
    },
    { description: 'A place of a post.' },
  ),
)

const common = {
  post_id: PostIdSchema,
  title: Type.String({ description: 'Title, plain text.' }),
  text: Type.String({ description: 'Plain text with line breaks; escape it where you show it.' }),
  author: AuthorSchema,
  images: Type.Array(ImageSchema, { description: 'The pictures in order.' }),
  places: Type.Array(PostPlaceSchema, { description: 'The places; those that left the catalogue are left out.' }),
  trip: Nullable(TripSnapshotSchema),
  reaction_count: Type.Integer({ description: 'Number of reactions.' }),
  created_at: Instant('When it was posted (UTC).'),
  edited_at: Nullable(Instant('When it was last edited (UTC); null if never.')),
}

export const WebPostSchema = named(
  'WebPost',
  Type.Object(common, { description: 'A post that moderators approved for the website.' }),
)
export type WebPost = Static<typeof WebPostSchema>

export const PostSchema = named(
  'CommunityPost',
  Type.Object(
    {
      ...common,
      state: PostStateSchema,
      review_reason: Nullable(
        Type.String({ description: 'Why a moderator removed it, for its author and admins; else null.' }),
      ),
      is_approved: Type.Boolean({ description: 'Whether the website shows it.' }),
      is_own: Type.Boolean({ description: 'Whether you wrote it.' }),
      reacted: Type.Boolean({ description: 'Whether you reacted to it.' }),
      reports: Type.Optional(
        MapOf(Type.Integer({ description: 'Number of reports.' }), {
          description: 'Open reports by reason; for admins only.',
        }),
      ),
      version: Type.Integer({ description: 'Version, as in `ETag` and `If-Match`.' }),
    },
    { description: 'A post of a traveller.' },
  ),
)
export type Post = Static<typeof PostSchema>

export const PostListSchema = named(
  'CommunityPostList',
  Type.Object(
    {
      results: Type.Array(PostSchema, { description: 'The results of this page, in order.' }),
      ...listFields,
      next_cursor: Nullable(
        Type.String({ description: '`cursor` of the posts after these, whatever was posted since; null at the end.' }),
      ),
    },
    { description: 'One page of posts.' },
  ),
)
