import Type from 'typebox'
import { CHANNELS } from '../../platform/chat/chat.ts'
import { named, OneOf } from '../../platform/http/schema-parts.ts'

export const ChannelSchema = named('ChatChannel', OneOf(CHANNELS, { description: 'A chat product.' }))

export const GroupIdSchema = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[\\w-]+$',
  'x-form': { th: 'รหัสกลุ่มของแชต', en: 'the id of a group in its chat product' },
  description: 'Id of the group in its chat product.',
})

export const GroupParams = Type.Object({ id: GroupIdSchema })

/** The ids of groups of different products do not collide in practice. */
export const GroupQuery = Type.Object({
  channel: Type.Optional(ChannelSchema),
})

export const exampleGroupId = 'C4af4980629f1d3b2a6c8e7d5f9a0b1c2'
