import './ask-form.css'
import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField } from 'react-aria-components/TextField'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { toastQueue } from '../ui/toast-queue.ts'
import { planTexts } from './plan-texts.ts'
import type { PlanEditor, Proposal } from './plan-types.ts'
import { failureText } from './use-failures.ts'

/** Changes in words, such as “make day 2 easier”. */
export function AskForm({ editor, onProposal }: { editor: PlanEditor; onProposal(proposal: Proposal): void }) {
  const t = useTexts(planTexts)
  const [words, setWords] = useState('')
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    if (words.trim() === '' || isAsking) return
    setAsking(true)
    try {
      onProposal(await editor.propose(words.trim()))
      setWords('')
    } catch (error) {
      toastQueue.add(failureText(error, t.unreachable), 'failed')
    } finally {
      setAsking(false)
    }
  }
  return (
    <form
      className="ask-form"
      aria-busy={isAsking}
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      <TextField className="ask-field" value={words} onChange={setWords} maxLength={2_000}>
        <Label className="visually-hidden">{t.words}</Label>
        <Input placeholder={t.wordsHint} />
      </TextField>
      <Button kind="primary" type="submit" icon={ArrowUp} label={t.tell} isPending={isAsking} />
    </form>
  )
}
