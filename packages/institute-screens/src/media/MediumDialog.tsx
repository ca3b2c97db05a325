import { useTranslations } from '@pravesh/console-kit'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import { type InstituteMedia, instituteMedia } from '@pravesh/contract'
import { CallFailure } from '@pravesh/data-provider'
import { mediaTexts } from '@pravesh/messages/screens/institute/media'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { useCreate, useNotify, useResourceContext } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { Media } from './use-media.ts'

const texts = {
  alt: { kind: 'text', max: 300, message: mediaTexts.whatThePictureShows },
  caption: { kind: 'text', max: 300, message: mediaTexts.lineBelowIt, helpMessage: mediaTexts.alsoTheTextOfALink },
} as const satisfies OwnFields
const withAddress = {
  kind: { kind: 'choice', options: ['video', 'tour', 'brochure', 'image'], required: true, message: sharedTexts.kind },
  url: { kind: 'link', required: true, message: mediaTexts.address },
  ...texts,
} as const satisfies OwnFields

/** In English, declared in Hindi too. */
const missingAlt = 'Say what the picture shows'
const schema = instituteMedia
  .pick({ kind: true, url: true, alt: true, caption: true })
  .refine(({ kind, alt }) => kind !== 'image' || alt, { path: ['alt'], message: missingAlt })
const resolver = formResolver(schema, ({ kind, url, alt, caption }) => ({
  ...{ kind, url: url ?? '', alt: alt || null, caption: caption || null },
}))
const blank = { kind: 'video', url: null, alt: null, caption: null }

type DialogProps = {
  /** The edited medium; without it, one is added by its address. */
  medium: InstituteMedia | undefined
  media: Pick<Media, 'save' | 'refetch'>
  onClose: () => void
}

/** The texts of a picture or file; of an external one also its address. A film or tour is added by its address. */
export function MediumDialog({ medium, media, onClose }: DialogProps) {
  const { translate, text } = useTranslations()
  const resource = useResourceContext() ?? ''
  const [create] = useCreate()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [record] = useState(medium ?? blank)
  const isUploaded = medium?.url.startsWith('/files/') === true
  const fields = isUploaded ? texts : withAddress
  const names = Object.keys(fields).filter((name) => !medium || name !== 'kind')

  async function add(data: FieldValues): Promise<CallFailure | undefined> {
    try {
      await create(resource, { data }, { returnPromise: true })
      await media.refetch()
      return undefined
    } catch (failure) {
      if (failure instanceof CallFailure) return failure
      throw failure
    }
  }
  async function submit({ kind, url, alt, caption }: FieldValues) {
    setBusy(true)
    const failure = medium ? await media.save(medium, { url, alt, caption }) : await add({ kind, url, alt, caption })
    setBusy(false)
    if (failure) {
      if (failure.error.errors.length === 0) notify(failure.message, { type: 'error' })
      return failure.body.errors
    }
    onClose()
    return undefined
  }
  return (
    <FormDialog
      title={translate(medium ? mediaTexts.changeTheDescription : mediaTexts.addByAddress)}
      submit={medium ? text('form.save') : translate(mediaTexts.add)}
      busy={busy}
      record={record}
      resolver={resolver}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldGrid fields={fields} names={names} />
    </FormDialog>
  )
}
