import { Camera, Trash2, UserRound } from 'lucide-react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { dataOf } from 'tiao-sdk'
import { useFormCall } from '../account/use-form-call.ts'
import { type Me, setMe } from '../account/use-me.ts'
import { api } from '../data/api.ts'
import { useTexts } from '../texts/define-texts.ts'
import { Button } from '../ui/button.tsx'
import { settingsTexts } from './settings-texts.ts'

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

export function PictureForm({ me: { profileUrl } }: { readonly me: Me }) {
  const t = useTexts(settingsTexts)
  const { isSending, message, send } = useFormCall()
  const upload = (file: File) =>
    void send(async () => {
      const form = new FormData()
      form.append('file', file)
      // The client types a file as a text; what is sent is the form.
      const request = { body: { file: file.name }, bodySerializer: () => form }
      setMe(await dataOf(api.PUT('/core/v1/users/me/profile-image', request)))
    })
  const remove = () =>
    void send(async () => setMe(await dataOf(api.PUT('/core/v1/users/me', { body: { profileUrl: null } }))))
  return (
    <div className="settings-picture">
      {profileUrl === null ? (
        <span className="settings-avatar">
          <UserRound aria-hidden="true" size={36} />
        </span>
      ) : (
        <img className="settings-avatar" src={pathOf(profileUrl)} alt={t.picture} width={80} height={80} />
      )}
      <div className="settings-picture-text">
        <div className="row">
          <FileTrigger
            acceptedFileTypes={TYPES}
            onSelect={(files) => {
              const [file] = files ?? []
              if (file) upload(file)
            }}
          >
            <Button icon={Camera} isPending={isSending}>
              {t.choosePicture}
            </Button>
          </FileTrigger>
          {profileUrl !== null && (
            <Button kind="quiet" icon={Trash2} isDisabled={isSending} onPress={remove}>
              {t.removePicture}
            </Button>
          )}
        </div>
        <p className="text-hint">{t.pictureHint}</p>
        {message !== null && (
          <p className="account-problem" role="alert">
            {message}
          </p>
        )}
      </div>
    </div>
  )
}

/** Uploaded pictures are of this service, whatever its public address is. */
function pathOf(url: string): string {
  const at = url.indexOf('/core/v1/storage/files/')
  return at === -1 ? url : url.slice(at)
}
