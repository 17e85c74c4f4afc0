import { type FormEvent, useId, useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FilterDay } from '../filter-day.tsx'
import { useDeskChange } from '../use-desk.ts'
import { EMPTY_REWARD, type RewardForm, readReward } from './reward-form.ts'
import { rewardsTexts } from './rewards-texts.ts'

/** The form of a new reward. The service checks it, and its errors are shown below. */
export function NewReward({ onClose }: { onClose(): void }) {
  const t = useTexts(rewardsTexts)
  const formId = useId()
  const [form, setForm] = useState(EMPTY_REWARD)
  // The same key for each try of this form, so that a lost answer creates nothing twice.
  const [key] = useState(() => `reward-${Date.now()}-${Math.random().toString(36).slice(2)}`)
  const { mutate, isPending, error } = useDeskChange({
    changes: ['rewards'],
    write: (body: Schemas['NewReward']) =>
      dataOf(api.POST('/core/v1/rewards', { params: { header: { 'Idempotency-Key': key } }, body })),
    done: ({ name }) => t.created(name),
    onDone: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(readReward(form))
  }
  const foot = (
    <Button type="submit" kind="primary" form={formId} isDisabled={isPending}>
      {t.create}
    </Button>
  )
  return (
    <Modal title={t.create} foot={foot} onClose={onClose}>
      <form id={formId} className="reward-form" onSubmit={submit}>
        <Fields form={form} onChange={(change) => setForm({ ...form, ...change })} />
      </form>
      {error && <Failure of={error} />}
    </Modal>
  )
}

function Fields({ form, onChange }: { form: RewardForm; onChange(change: Partial<RewardForm>): void }) {
  const t = useTexts(rewardsTexts)
  const field = (name: Exclude<keyof RewardForm, 'starts' | 'ends'>) => ({
    label: t.fields[name],
    value: form[name],
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <TextInput {...field('nameTh')} isRequired maxLength={100} />
      <TextInput {...field('nameEn')} isRequired maxLength={100} />
      <TextInput {...field('textTh')} isRequired maxLength={2_000} />
      <TextInput {...field('textEn')} isRequired maxLength={2_000} />
      <div className="reward-row">
        <TextInput {...field('price')} isRequired inputMode="numeric" pattern="[0-9]+" />
        <TextInput {...field('stock')} hint={t.optional} inputMode="numeric" pattern="[0-9]*" />
      </div>
      <div className="reward-row">
        <TextInput {...field('perUser')} hint={t.optional} inputMode="numeric" pattern="[0-9]*" />
        <TextInput {...field('validDays')} hint={t.optional} inputMode="numeric" pattern="[0-9]*" />
      </div>
      <div className="reward-row">
        <FilterDay label={t.fields.starts} value={form.starts} onChange={(starts) => onChange({ starts })} />
        <FilterDay label={t.fields.ends} value={form.ends} onChange={(ends) => onChange({ ends })} />
      </div>
    </>
  )
}
