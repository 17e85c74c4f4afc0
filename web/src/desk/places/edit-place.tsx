import { type FormEvent, useId, useState } from 'react'
import { dataOf, type Schemas } from 'tiao-sdk'
import { api } from '../../data/api.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useDeskChange } from '../use-desk.ts'
import { editTexts } from './edit-texts.ts'
import { changesOf, DAYS, type FactForm, FEES, formOf, STATUSES } from './fact-form.ts'
import { placesTexts } from './places-texts.ts'

interface EditPlaceProps {
  readonly place: Schemas['Place']
  readonly facts: Schemas['PlaceEditList']
  onClose(): void
}

/** The facts of a place, to be changed. The service checks them, and its errors are shown below. */
export function EditPlace({ place: { place_id: id, place_name: name }, facts, onClose }: EditPlaceProps) {
  const t = useTexts(editTexts)
  const formId = useId()
  const source = formOf(facts.source)
  const before = formOf({ ...facts.source, ...facts.edited })
  const [form, setForm] = useState(before)
  const changes = changesOf(form, before, source)
  const { mutate, isPending, error } = useDeskChange({
    changes: ['places'],
    write: (body: Schemas['PlaceFactChanges']) =>
      dataOf(api.PATCH('/trips/v1/place/{place_id}', { params: { path: { place_id: id } }, body })),
    done: () => t.saved,
    onDone: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(changes)
  }
  const hasChanges = Object.keys(changes).length > 0
  const foot = (
    <Button type="submit" kind="primary" form={formId} isDisabled={isPending || !hasChanges}>
      {hasChanges ? t.save : t.nothingChanged}
    </Button>
  )
  return (
    <Modal title={t.editOf(name)} foot={foot} onClose={onClose}>
      <form id={formId} className="fact-form" onSubmit={submit}>
        <p className="desk-lead">{t.lead}</p>
        <Fields form={form} source={source} onChange={(change) => setForm({ ...form, ...change })} />
      </form>
      {error && <Failure of={error} />}
    </Modal>
  )
}

interface FieldsProps {
  readonly form: FactForm
  readonly source: FactForm
  onChange(change: Partial<FactForm>): void
}

function Fields({ form, source, onChange }: FieldsProps) {
  const t = useTexts(editTexts)
  const places = useTexts(placesTexts)
  const field = (name: keyof FactForm, label: string) => ({
    label,
    value: form[name],
    onChange: (value: string) => onChange({ [name]: value }),
    // What the source says is worth a line only where an editor says something else.
    ...(form[name] !== source[name] && { hint: source[name] === '' ? t.noSource : t.fromSource(source[name]) }),
  })
  return (
    <>
      <TextInput {...field('name_th', t.facts.name_th)} maxLength={300} />
      <TextInput {...field('name_en', t.facts.name_en)} maxLength={300} />
      <TextArea {...field('introduction_th', t.facts.introduction_th)} rows={3} maxLength={1_000} />
      <TextArea {...field('introduction_en', t.facts.introduction_en)} rows={3} maxLength={1_000} />
      <fieldset className="fact-group">
        <legend>{t.facts.opening_hours}</legend>
        <p className="text-hint">{t.hoursHint}</p>
        {DAYS.map((day) => (
          <TextInput key={day} {...field(day, places.days[day])} placeholder={t.closedDay} maxLength={120} />
        ))}
      </fieldset>
      <fieldset className="fact-group fact-pairs">
        <legend>{t.facts.fee}</legend>
        <p className="text-hint">{t.feeHint}</p>
        {FEES.map((who) => (
          <TextInput key={who} {...field(who, places.fees[who])} inputMode="numeric" pattern="[0-9]*" />
        ))}
      </fieldset>
      <div className="fact-pairs">
        <TextInput {...field('visit_minutes', t.facts.visit_minutes)} inputMode="numeric" pattern="[0-9]*" />
        <Select
          label={t.facts.business_status}
          value={STATUSES.find((status) => status === form.business_status) ?? 'operational'}
          onChange={(status) => onChange({ business_status: status })}
          options={STATUSES.map((status) => ({ id: status, text: t.statuses[status] }))}
        />
      </div>
      <TextInput {...{ hint: t.phonesHint, ...field('phones', t.facts.phones) }} maxLength={300} />
    </>
  )
}
