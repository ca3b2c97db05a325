import { FormBar } from '@pravesh/console-kit/form/FormBar'
import { FormSheet } from '@pravesh/console-kit/form/FormSheet'
import { type FormTab, FormTabs } from '@pravesh/console-kit/form/FormTabs'
import { RecordForm } from '@pravesh/console-kit/form/record/RecordForm'
import { type BodySchema, bodyResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { type ReactNode, useMemo } from 'react'
import { useRecordContext } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { Institute } from './institute.ts'
import type { Fields } from './institute-fields.ts'

type InstituteFormProps = {
  /** Body of the contract that the form fills. */
  schema: BodySchema
  tabs: readonly FormTab[]
  /** Declared fields, for the labels in notices. */
  fields: Fields
  /** Converts the form's values into the schema's input. */
  prepare?: (values: FieldValues) => FieldValues
  /** Whether the institute can be deleted here. */
  canDelete?: boolean
  /** Rendered above the tabs. */
  notice?: ReactNode
}

/** The editor of an institute: tabs over one form, checked by the contract's own schema. */
export function InstituteForm({ schema, tabs, fields, prepare, canDelete = false, notice }: InstituteFormProps) {
  const record = useRecordContext<Institute>()
  const resolver = useMemo(() => bodyResolver(schema, prepare), [schema, prepare])
  return (
    <RecordForm fields={fields} resolver={resolver}>
      {notice}
      <FormSheet sx={{ px: { xs: 2, md: 3 }, pt: 1, pb: 3 }}>
        <FormTabs tabs={tabs} />
      </FormSheet>
      <FormBar
        save="form.save"
        called={record?.name ?? ''}
        {...(canDelete && { canDelete, deletion: 'editor.deletion', toBin: true })}
      />
    </RecordForm>
  )
}
