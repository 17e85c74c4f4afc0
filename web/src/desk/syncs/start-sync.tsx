import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Select } from '../../ui/select.tsx'
import { useDeskChange } from '../use-desk.ts'
import { syncsTexts } from './syncs-texts.ts'

const KINDS = ['places', 'routes'] as const
const EXTENTS = ['changes', 'everything'] as const

/** Starts a sync; reading everything takes long, so that is asked first. */
export function StartSync() {
  const t = useTexts(syncsTexts)
  const [kind, setKind] = useState<(typeof KINDS)[number]>('places')
  const [extent, setExtent] = useState<(typeof EXTENTS)[number]>('changes')
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useDeskChange({
    changes: ['syncs'],
    write: (full: boolean) => dataOf(api.POST('/trips/v1/sync/jobs', { body: { kind, full } })),
    done: () => t.started,
    onDone: close,
  })
  return (
    <>
      <div className="desk-bar">
        <Select
          label={t.what}
          value={kind}
          onChange={setKind}
          options={KINDS.map((id) => ({ id, text: t.kinds[id] }))}
        />
        <Select
          label={t.extent}
          value={extent}
          onChange={setExtent}
          options={EXTENTS.map((id) => ({ id, text: t.extents[id] }))}
        />
        <Button
          kind="primary"
          icon={RefreshCw}
          isDisabled={isPending}
          onPress={() => (extent === 'everything' ? setAsking(true) : mutate(false))}
        >
          {t.start}
        </Button>
      </div>
      {error && !isAsking && <Failure of={error} />}
      {isAsking && (
        <Confirm
          title={t.askTitle}
          action={t.start}
          isPending={isPending}
          error={error}
          onConfirm={() => mutate(true)}
          onClose={close}
        >
          <p>{t.askText}</p>
        </Confirm>
      )}
    </>
  )
}
