import { useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useDeskChange } from '../use-desk.ts'
import { editTexts } from './edit-texts.ts'

type Place = Schemas['Place']

interface Merge {
  readonly id: string
  readonly into: string | null
}

function useMerge(done: string, onDone: () => void) {
  return useDeskChange({
    changes: ['places'],
    write: ({ id, into }: Merge) =>
      dataOf(
        api.PATCH('/trips/v1/place/{place_id}', { params: { path: { place_id: id } }, body: { merged_into: into } }),
      ),
    done: () => done,
    onDone,
  })
}

/** Merges a duplicate into a place, after asking. */
export function MergePlace({ duplicate, into }: { duplicate: Place; into: Place }) {
  const t = useTexts(editTexts)
  const [isAsking, setAsking] = useState(false)
  const { place_id: id, place_name: name } = duplicate
  const { mutate, isPending, error } = useMerge(t.merged(name), () => setAsking(false))
  return (
    <>
      <Button size="s" onPress={() => setAsking(true)}>
        {t.merge}
      </Button>
      {isAsking && (
        <Confirm
          title={t.mergeOf(name)}
          action={t.merge}
          isPending={isPending}
          error={error}
          onConfirm={() => mutate({ id, into: into.place_id })}
          onClose={() => setAsking(false)}
        >
          <p>{t.mergeHint(name, into.place_name)}</p>
        </Confirm>
      )}
    </>
  )
}

/** What a place was merged into, and the way back. */
export function MergedInto({ place: { place_id: id }, into }: { place: Place; into: string }) {
  const t = useTexts(editTexts)
  const { mutate, isPending, error } = useMerge(t.parted, () => {})
  return (
    <div className="desk-bar">
      <p>
        {t.mergedInto} <code>{into}</code>
      </p>
      <Button size="s" isDisabled={isPending} onPress={() => mutate({ id, into: null })}>
        {t.part}
      </Button>
      {error && <Failure of={error} />}
    </div>
  )
}
