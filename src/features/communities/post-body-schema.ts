import Type, { type Static } from 'typebox'
import { PlaceIdSchema } from '../../catalogue/place-schema.ts'
import { Nullable, named, Patterned } from '../../platform/http/schema-parts.ts'
import { UserLine, UserText } from '../../platform/http/user-text.ts'
import { MAX_IMAGES, MAX_PLACES, MAX_TEXT, MAX_TITLE, MIN_TITLE } from './post-limits.ts'

const FileIdSchema = Patterned(
  '^file_[0-9a-f-]{36}$',
  { th: 'หมายเลขไฟล์ เช่น file_…', en: 'a file id: file_ and a UUID' },
  { description: 'Id of one of your stored pictures.' },
)
const TripId = Type.String({ minLength: 1, maxLength: 100 })

const common = {
  title: UserLine({ minLength: MIN_TITLE, maxLength: MAX_TITLE, description: 'Title, one line of plain text.' }),
  text: UserText({ maxLength: MAX_TEXT, description: 'Plain text with line breaks; markup is shown as it is.' }),
  images: Type.Optional(
    Type.Array(FileIdSchema, {
      maxItems: MAX_IMAGES,
      uniqueItems: true,
      description: 'Pictures that you uploaded and that nothing else uses, in order.',
    }),
  ),
  place_ids: Type.Optional(
    Type.Array(PlaceIdSchema, { maxItems: MAX_PLACES, uniqueItems: true, description: 'Places that it is about.' }),
  ),
}

export const NewPostSchema = named(
  'NewCommunityPost',
  Type.Object(
    {
      ...common,
      trip_id: Type.Optional({
        ...TripId,
        description: 'One of your trips, to show as it is now, without dates, notes, people and prompts.',
      }),
    },
    { additionalProperties: false, description: 'A post to publish.' },
  ),
)

export const PostEditSchema = named(
  'CommunityPostEdit',
  Type.Object(
    {
      ...common,
      trip_id: Type.Optional(
        Nullable({
          ...TripId,
          description: 'One of your trips, to show as it is now; null shows none. Left out, the trip stays as it is.',
        }),
      ),
    },
    { additionalProperties: false, description: 'What replaces the content of a post.' },
  ),
)
export type PostBody = Omit<Static<typeof NewPostSchema>, 'trip_id'>
