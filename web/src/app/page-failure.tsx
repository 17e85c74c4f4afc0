import { useEffect } from 'react'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { isMissingScript, mayReload, reload } from './missing-script.ts'
import { shellTexts } from './shell-texts.ts'

/** A page that could not be shown. After a deployment its script has another name, which a reload finds by itself. */
export function PageFailure({ error }: { error: unknown }) {
  const t = useTexts(shellTexts)
  const isMissing = isMissingScript(error)
  useEffect(() => {
    if (isMissing && mayReload()) reload()
  }, [isMissing])
  return (
    <Notice title={t.failed} text={isMissing ? t.failedToLoad : t.failedToShow}>
      <Button kind="primary" onPress={reload}>
        {t.reload}
      </Button>
    </Notice>
  )
}
