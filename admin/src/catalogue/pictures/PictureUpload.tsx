import UploadFile from '@mui/icons-material/UploadFile'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import type { PictureUploadProps } from '@pravesh/console-kit/fields/text/picture-context'
import { base64Of, uploadKind } from '@pravesh/institute-screens/media/medium'
import { editingTexts } from '@pravesh/messages/screens/catalogue/editing'
import { useRef } from 'react'
import { useNotify } from 'react-admin'
import { useAct } from '../../api.ts'

/** Uploads a picture for a field, which then contains its address. A file that is no picture is rejected before it is sent. */
export function PictureUpload({ label, onUploaded }: PictureUploadProps) {
  const { translate, word } = useTranslations()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const { busy, act } = useAct('pictures', 'upload')
  async function upload(file: File) {
    const checked = uploadKind(file)
    const problem =
      'error' in checked ? checked.error : checked.kind === 'image' ? undefined : editingTexts.thisIsNoPicture
    if (problem) return notify(word(problem), { type: 'error' })
    const result = await act({ data: { content: await base64Of(file) } })
    if ('response' in result) onUploaded(result.response.data.url)
  }
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<UploadFile />}
        loading={busy}
        onClick={() => input.current?.click()}
        aria-label={`${translate(editingTexts.uploadAPicture)}: ${label}`}
      >
        {translate(editingTexts.uploadAPicture)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={`${translate(editingTexts.uploadAPicture)}: ${label}`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
