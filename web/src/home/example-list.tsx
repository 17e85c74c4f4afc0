import './example-list.css'
import { Button } from 'react-aria-components/Button'
import { useLanguage } from '../app/language.ts'
import { useTexts } from '../texts/define-texts.ts'
import { EXAMPLES } from './examples.ts'
import { homeTexts } from './home-texts.ts'

interface ExampleListProps {
  onShow(id: string | null): void
  onChoose(prompt: string): void
}

/** Three trips to tap; the drawing shows where the one at hand is. */
export function ExampleList({ onShow, onChoose }: ExampleListProps) {
  const t = useTexts(homeTexts)
  const language = useLanguage()
  return (
    <div className="examples">
      <h2>{t.examples}</h2>
      <ul>
        {EXAMPLES.map((example) => (
          <li key={example.id}>
            <Button
              className="example"
              style={{ ['--day' as string]: `var(--day-${example.day})` }}
              onPress={() => onChoose(example[language].prompt)}
              onHoverChange={(isHovered) => onShow(isHovered ? example.id : null)}
              onFocusChange={(isFocused) => onShow(isFocused ? example.id : null)}
            >
              <strong>{example[language].name}</strong>
              <span>{example[language].prompt}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
