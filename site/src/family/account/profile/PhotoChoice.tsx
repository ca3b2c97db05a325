import { admission } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import { cached } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { Field } from '../../parts/fields/Field.tsx'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { useLanguage, useText } from '../../shell/i18n.ts'

/** The photos among one's documents. */
export const photos = () =>
  cached('documents:photos', async (signal) => {
    const { data } = await api().call(admission.documents, { query: { limit: 100 } }, { signal })
    return data.filter(({ type, child }) => type === 'photo' && child === null)
  })

/** Which of one's documents is the photo. Until they are read, and where there are none, there is nothing to choose. */
export function PhotoChoice({ photo, errors }: { photo: number | null; errors: readonly FieldIssue[] }) {
  const text = useText<'profile'>()
  const language = useLanguage()
  const { data } = useStore(photos())
  if (!data) return null
  if (data.length === 0)
    return (
      <p>
        <a href={pathIn(language, '/student/documents')}>{text('profile.toDocuments')}</a>
      </p>
    )
  return (
    <Field name="photo" label={text('profile.photo')} hint={text('profile.photoHint')} errors={errors} optional>
      {(attributes) => (
        <select {...attributes} defaultValue={photo ?? ''}>
          <option value="">{text('profile.noPhoto')}</option>
          {data.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
