import { useMutation, useQuery } from '@tanstack/react-query'
import { Unlink } from 'lucide-react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { instant } from '../texts/format.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { chatTexts } from './chat-texts.ts'

type Group = Schemas['LinkedChatGroup']

/** Groups are linked in the chat, so the list is asked for again while it is open. */
const EVERY_MS = 5_000

export function LinkedGroups({ tripId }: { readonly tripId: string }) {
  const t = useTexts(chatTexts)
  const language = useLanguage()
  const groups = useQuery({
    queryKey: ['chat-groups', tripId],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/trips/v1/chat-integrations/notifications/trips/{tripid}', {
          params: { path: { tripid: tripId } },
          signal,
        }),
      ),
    refetchInterval: EVERY_MS,
  })
  const unlink = useMutation({
    mutationFn: ({ channel, group_id }: Group) =>
      dataOf(
        api.DELETE('/trips/v1/chat-integrations/unlink/app/{channel}/{tripid}', {
          params: { path: { channel, tripid: tripId }, query: { group_id } },
        }),
      ),
    async onSuccess() {
      await groups.refetch()
      toastQueue.add(t.unlinked)
    },
  })
  return (
    <section className="chat-groups" aria-labelledby="chat-groups">
      <h3 id="chat-groups">{t.groups}</h3>
      <Loaded of={groups}>
        {({ groups: linked }) =>
          linked.length === 0 ? (
            <p className="soft">{t.noGroups}</p>
          ) : (
            <ul>
              {linked.map((group) => {
                const name = group.group_name ?? t.unnamed
                return (
                  <li key={`${group.channel}${group.group_id}`}>
                    <span>
                      <strong>{name}</strong>
                      <span className="soft-s">
                        {t.channels[group.channel]} · {t.since(instant(group.linked_at, language))}
                      </span>
                    </span>
                    <Button
                      size="s"
                      icon={Unlink}
                      aria-label={t.unlinkOf(name)}
                      isDisabled={unlink.isPending}
                      onPress={() => unlink.mutate(group)}
                    >
                      {t.unlink}
                    </Button>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loaded>
      {unlink.error && <Failure of={unlink.error} />}
    </section>
  )
}
