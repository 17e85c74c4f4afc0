import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { saveFile } from '../ui/save-file.ts'
import { settingsTexts } from './settings-texts.ts'

/** Everything that the service keeps about the user, as a file. */
export function ExportData() {
  const t = useTexts(settingsTexts)
  const download = useMutation({
    mutationFn: () => dataOf(api.GET('/core/v1/users/me/export', {})),
    onSuccess: (data) =>
      saveFile(
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
        `tiao-${data.exported_at.slice(0, 10)}.json`,
      ),
  })
  return (
    <>
      <p>{t.exportLead}</p>
      <div className="row">
        <Button icon={Download} isPending={download.isPending} onPress={() => download.mutate()}>
          {t.export}
        </Button>
      </div>
      {download.error && <Failure of={download.error} />}
    </>
  )
}
