import type { ConsoleKey } from '@pravesh/messages/consoles'
import { useMemo } from 'react'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { FormBar } from '../form/FormBar.tsx'
import { FormSection } from '../form/FormSection.tsx'
import { FormSheet } from '../form/FormSheet.tsx'
import { RecordForm } from '../form/record/RecordForm.tsx'
import { partsOf } from './entity-parts.ts'
import { formOf, isPart, type ScreenEntity } from './screen-entity.ts'

type EntityFormProps = { entity: ScreenEntity; save: ConsoleKey; called?: string; canDelete?: boolean }

/** The generated form of a declaration, checked by the schema the server checks with. */
export function EntityForm({ entity, ...bar }: EntityFormProps) {
  const { resolver, defaults } = useMemo(() => formOf(entity), [entity])
  const fields = useMemo(() => ({ ...entity.fields, ...entity.belowFields }), [entity])
  return (
    <RecordForm fields={fields} resolver={resolver} defaultValues={defaults}>
      <FormSheet sx={{ p: { xs: 2, md: 3 } }}>
        {entity.content ??
          partsOf(entity).map(({ title, names }) => (
            <FormSection key={title} title={title}>
              <FieldGrid fields={entity.fields} names={names} />
            </FormSection>
          ))}
        {entity.below}
      </FormSheet>
      <FormBar {...bar} toBin={!isPart(entity)} />
    </RecordForm>
  )
}
