import './share-dialog.css'
import { Copy, Link2 } from 'lucide-react'
import { useState } from 'react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { defineTexts, useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Modal } from '../ui/modal.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { useFailures } from './use-failures.ts'

const shareTexts = defineTexts({
  th: {
    title: 'แชร์ทริปนี้',
    role: 'คนที่มีลิงก์',
    view: 'ดูได้อย่างเดียว',
    edit: 'ช่วยกันแก้ได้',
    make: 'สร้างลิงก์',
    again: 'ลิงก์ก่อนหน้าจะใช้ไม่ได้อีก',
    link: 'ลิงก์แชร์',
    copy: 'คัดลอกลิงก์',
    copied: 'คัดลอกลิงก์แล้ว',
  },
  en: {
    title: 'Share this trip',
    role: 'Whoever has the link',
    view: 'can view',
    edit: 'can edit',
    make: 'Create a link',
    again: 'A link that you made before stops working.',
    link: 'Share link',
    copy: 'Copy the link',
    copied: 'Link copied',
  },
})

export function ShareDialog({ tripId, onClose }: { tripId: string; onClose(): void }) {
  const t = useTexts(shareTexts)
  const { isBusy, run } = useFailures()
  const [role, setRole] = useState<'view' | 'edit'>('view')
  const [url, setUrl] = useState<string | null>(null)
  const create = () =>
    void run(async () => {
      const path = '/trips/v1/custom-trips/{trip_id}/share'
      const shared = await dataOf(api.PUT(path, { params: { path: { trip_id: tripId } }, body: { role } }))
      setUrl(shared.url)
    })
  const copy = () =>
    void run(async () => {
      await navigator.clipboard.writeText(url ?? '')
      toastQueue.add(t.copied)
    })
  return (
    <Modal title={t.title} onClose={onClose}>
      <Choice
        label={t.role}
        value={role}
        options={[
          { id: 'view', text: t.view },
          { id: 'edit', text: t.edit },
        ]}
        onChange={(next) => {
          setRole(next)
          setUrl(null)
        }}
      />
      {url === null ? (
        <>
          <p className="text-hint">{t.again}</p>
          <Button kind="primary" icon={Link2} isPending={isBusy} onPress={create}>
            {t.make}
          </Button>
        </>
      ) : (
        <div className="share-link">
          <TextInput label={t.link} value={url} isReadOnly />
          <Button icon={Copy} label={t.copy} onPress={copy} />
        </div>
      )}
    </Modal>
  )
}
