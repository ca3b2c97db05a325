import Box from '@mui/material/Box'
import type { Entity } from '@pravesh/contract'
import { CallFailure } from '@pravesh/data-provider'
import { useMemo } from 'react'
import {
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useCreate,
  useCreateSuggestionContext,
  useNotify,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { titleField } from '../fields/kind.ts'
import type { CreateInPlaceProps } from '../fields/reference/create-context.ts'
import { slugOf } from '../fields/text/slug-of.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { entityLabel } from '../language/declared-messages.ts'
import { inSentence } from '../language/in-sentence.ts'
import { useTranslations } from '../language/translations.ts'
import { partsOf } from './entity-parts.ts'
import { formOf } from './screen-entity.ts'

/** Initial values of a new record from a search text without results: its name, and the derived address. */
function namedBy(entity: Entity, filter: string | undefined) {
  // Where lists show a short name first, the text is still the whole name.
  const name = entity.fields.name?.kind === 'text' ? 'name' : titleField(entity)
  if (!filter || !name) return {}
  const slugs = Object.keys(entity.fields).filter((field) => entity.fields[field]?.kind === 'slug')
  return { [name]: filter, ...Object.fromEntries(slugs.map((field) => [field, slugOf(filter)])) }
}

/**
 * A dialog for adding a record of a catalogue from the input that refers to it. The input then has the new record; the form below retains
 * its values. Errors are displayed at the fields of the dialog.
 */
export function CreateInPlace({ entity, initial }: CreateInPlaceProps) {
  const { text, translate } = useTranslations()
  const { filter, onCancel, onCreate } = useCreateSuggestionContext()
  const notify = useNotify()
  const [create, { isPending }] = useCreate<RaRecord>()
  const { resolver, defaults } = useMemo(() => formOf(entity), [entity])
  const record = useMemo(
    () => ({ ...defaults, ...initial, ...namedBy(entity, filter) }),
    [defaults, initial, entity, filter],
  )
  async function submit(values: FieldValues) {
    try {
      const created = await create(entity.name, { data: values }, { returnPromise: true })
      notify(`resources.${entity.name}.notifications.created`, {
        type: 'info',
        messageArgs: { smart_count: 1, _: 'ra.notification.created' },
      })
      onCreate(created)
      return undefined
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (error.error.errors.length === 0) notify(error.message, { type: 'error' })
      return error.body.errors
    }
  }
  return (
    <ResourceContextProvider value={entity.name}>
      <RecordContextProvider value={undefined}>
        <FormDialog
          title={text('form.newOne', { what: inSentence(translate(entityLabel(entity))) })}
          submit={text('form.add')}
          busy={isPending}
          record={record}
          resolver={resolver}
          onSubmit={submit}
          onClose={onCancel}
        >
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {partsOf(entity).map(({ title, names }) => (
              <FieldGrid key={title} fields={entity.fields} names={names} />
            ))}
          </Box>
        </FormDialog>
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}
