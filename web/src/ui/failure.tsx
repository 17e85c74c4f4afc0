import './failure.css'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { TiaoProblem } from 'tiao-sdk'
import { defineTexts, useTexts } from '../texts/define-texts.ts'
import { Button } from './button.tsx'

const texts = defineTexts({
  th: {
    unreachable: 'ติดต่อระบบไม่ได้ ตรวจสัญญาณเน็ตแล้วลองใหม่อีกครั้ง',
    again: 'ลองใหม่อีกครั้ง',
  },
  en: { unreachable: "We can't reach the service. Check your connection and try again.", again: 'Try again' },
})

/** Why something failed, in the service's words with each input error, and what to do. */
export function Failure({ of: error, onRetry }: { of: unknown; onRetry?(): void }) {
  const t = useTexts(texts)
  const isProblem = error instanceof TiaoProblem
  return (
    <div className="failure" role="alert">
      <TriangleAlert aria-hidden="true" size={20} />
      <div className="failure-text">
        <p>{isProblem ? error.message : t.unreachable}</p>
        {isProblem && error.errors.length > 0 && (
          <ul>
            {error.errors.map(({ pointer, parameter, message }) => (
              <li key={`${pointer ?? parameter}${message}`}>
                <code>{pointer ?? parameter}</code> {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      {onRetry && (
        <Button size="s" icon={RotateCw} onPress={onRetry}>
          {t.again}
        </Button>
      )}
    </div>
  )
}
