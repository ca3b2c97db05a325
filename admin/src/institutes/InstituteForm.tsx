import { FormBar } from '@pravesh/console-kit/form/FormBar'
import { FormSheet } from '@pravesh/console-kit/form/FormSheet'
import { type FormTab, FormTabs } from '@pravesh/console-kit/form/FormTabs'
import { type BodySchema, bodyResolver } from '@pravesh/console-kit/form/resolver'
import { UnsavedGuard } from '@pravesh/console-kit/form/UnsavedGuard'
import { type ReactNode, useMemo } from 'react'
import { Form, useRecordContext } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { Institute } from './institute.ts'

type InstituteFormProps = {
  /** Body of the contract that the form fills. */
  schema: BodySchema
  tabs: readonly FormTab[]
  /** Changes what the form holds into what the schema reads. */
  prepare?: (values: FieldValues) => FieldValues
  above?: ReactNode
}

/** The editor of an institute: tabs over one form, checked by the contract's own schema. */
export function InstituteForm({ schema, tabs, prepare, above }: InstituteFormProps) {
  const record = useRecordContext<Institute>()
  const resolver = useMemo(() => bodyResolver(schema, prepare), [schema, prepare])
  return (
    <Form resolver={resolver} noValidate>
      <UnsavedGuard />
      {above}
      <FormSheet sx={{ px: { xs: 2, md: 3 }, pt: 1, pb: 3 }}>
        <FormTabs tabs={tabs} />
      </FormSheet>
      <FormBar save="form.save" called={record?.name ?? ''} canDelete deletion="editor.deletion" />
    </Form>
  )
}
