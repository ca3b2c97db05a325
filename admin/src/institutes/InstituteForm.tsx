import { FormBar } from '@pravesh/console-kit/form/FormBar'
import { FormSheet } from '@pravesh/console-kit/form/FormSheet'
import { type FormTab, FormTabs } from '@pravesh/console-kit/form/FormTabs'
import { RecordForm } from '@pravesh/console-kit/form/RecordForm'
import { type BodySchema, bodyResolver } from '@pravesh/console-kit/form/resolver'
import { useMemo } from 'react'
import { useRecordContext } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { Institute } from './institute.ts'
import type { Fields } from './institute-fields.ts'
import { UnsourcedNotice } from './UnsourcedNotice.tsx'

type InstituteFormProps = {
  /** Body of the contract that the form fills. */
  schema: BodySchema
  tabs: readonly FormTab[]
  /** Declared fields, by which notices name what they are about. */
  fields: Fields
  /** Changes what the form holds into what the schema reads. */
  prepare?: (values: FieldValues) => FieldValues
}

/** The editor of an institute: tabs over one form, checked by the contract's own schema. */
export function InstituteForm({ schema, tabs, fields, prepare }: InstituteFormProps) {
  const record = useRecordContext<Institute>()
  const resolver = useMemo(() => bodyResolver(schema, prepare), [schema, prepare])
  return (
    <RecordForm fields={fields} resolver={resolver}>
      <UnsourcedNotice fields={fields} />
      <FormSheet sx={{ px: { xs: 2, md: 3 }, pt: 1, pb: 3 }}>
        <FormTabs tabs={tabs} />
      </FormSheet>
      <FormBar save="form.save" called={record?.name ?? ''} canDelete deletion="editor.deletion" />
    </RecordForm>
  )
}
