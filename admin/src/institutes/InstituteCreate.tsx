import { PageHead } from '@pravesh/console-kit'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { FormBar } from '@pravesh/console-kit/form/FormBar'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import { FormSheet } from '@pravesh/console-kit/form/FormSheet'
import { type BodySchema, bodyResolver } from '@pravesh/console-kit/form/resolver'
import { UnsavedGuard } from '@pravesh/console-kit/form/UnsavedGuard'
import { useMemo } from 'react'
import { CreateBase, Form, ListButton } from 'react-admin'
import { newInstituteFields } from './institute-fields.ts'
import { PlaceInputs } from './PlaceInputs.tsx'

type CreateProps = { resource: 'schools' | 'colleges'; what: string; schema: BodySchema }

/** Adds an institute by what it cannot be without; the editor, where it lands, asks for the rest. */
export function InstituteCreate({ resource, what, schema }: CreateProps) {
  const resolver = useMemo(() => bodyResolver(schema), [schema])
  return (
    <CreateBase resource={resource} redirect={(name, id) => `${name}/edit/${id}`}>
      <PageHead
        title={`New ${what}`}
        detail="Name, address on the site and place come first. Everything else is asked for in the editor."
        actions={<ListButton label={`All ${resource}`} />}
      />
      <Form resolver={resolver} defaultValues={{ status: 'draft' }} noValidate>
        <UnsavedGuard />
        <FormSheet sx={{ p: { xs: 2, md: 3 }, maxWidth: 960 }}>
          <FormSection title="What it is called">
            <FieldGrid fields={newInstituteFields} names={['name', 'url', 'status']} />
          </FormSection>
          <FormSection title="Where it is">
            <PlaceInputs />
            <FieldGrid fields={newInstituteFields} names={['pincode']} />
          </FormSection>
        </FormSheet>
        <FormBar save={`Add ${what}`} />
      </Form>
    </CreateBase>
  )
}
