import { createSchema, type Entity, emptyOf, type Field } from '@pravesh/contract'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { useMemo } from 'react'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { readyEntity } from '../form/entity-ready.ts'
import { FormBar } from '../form/FormBar.tsx'
import { FormSection } from '../form/FormSection.tsx'
import { FormSheet } from '../form/FormSheet.tsx'
import { formResolver } from '../form/form-resolver.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { partsOf } from './entity-parts.ts'

type EntityFormProps = { entity: Entity; save: ConsoleKey; called?: string; canDelete?: boolean }

/** The value that a field of a new record begins with. */
const initialOf = (field: Field) => (field.kind === 'choice' && field.initial) || emptyOf(field)

/** The generated form of a declared catalogue, checked by the schema the server checks with. */
export function EntityForm({ entity, ...bar }: EntityFormProps) {
  const { resolver, defaults, parts } = useMemo(
    () => ({
      resolver: formResolver(createSchema(entity), (values) => readyEntity(entity.fields, values)),
      defaults: Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, initialOf(field)])),
      parts: partsOf(entity),
    }),
    [entity],
  )
  return (
    <RecordForm fields={entity.fields} resolver={resolver} defaultValues={defaults}>
      <FormSheet sx={{ p: { xs: 2, md: 3 } }}>
        {parts.map(({ title, names }) => (
          <FormSection key={title} title={title}>
            <FieldGrid fields={entity.fields} names={names} />
          </FormSection>
        ))}
      </FormSheet>
      <FormBar {...bar} />
    </RecordForm>
  )
}
