import { PageHead, useTranslations } from '@pravesh/console-kit'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { FormBar } from '@pravesh/console-kit/form/FormBar'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import { FormSheet } from '@pravesh/console-kit/form/FormSheet'
import { RecordForm } from '@pravesh/console-kit/form/record/RecordForm'
import { type BodySchema, bodyResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { schoolFields } from '@pravesh/contract'
import { inputsOf, PlaceInputs } from '@pravesh/institute-screens'
import { useMemo } from 'react'
import { CreateBase, ListButton } from 'react-admin'

/** Fields of both a new school and a new college. */
const newInstituteFields = inputsOf(schoolFields)
const draft = { status: 'draft' }

type CreateProps = { resource: 'schools' | 'colleges'; schema: BodySchema }

const messageKeys = {
  schools: { title: 'editor.newSchool', all: 'editor.allSchools', add: 'console.addSchool' },
  colleges: { title: 'editor.newCollege', all: 'editor.allColleges', add: 'console.addCollege' },
} as const

/** Adds an institute with its required fields; its editor, which opens next, has the rest. */
export function InstituteCreate({ resource, schema }: CreateProps) {
  const { text } = useTranslations()
  const { title, all, add } = messageKeys[resource]
  const resolver = useMemo(() => bodyResolver(schema), [schema])
  return (
    <CreateBase resource={resource} redirect={(name, id) => `${name}/edit/${id}`}>
      <PageHead title={text(title)} detail={text('editor.createIntro')} actions={<ListButton label={all} />} />
      <RecordForm fields={newInstituteFields} resolver={resolver} defaultValues={draft}>
        <FormSheet sx={{ p: { xs: 2, md: 3 }, maxWidth: 960 }}>
          <FormSection title="editor.called">
            <FieldGrid fields={newInstituteFields} names={['name', 'url', 'status']} />
          </FormSection>
          <FormSection title="editor.whereItIs">
            <PlaceInputs />
            <FieldGrid fields={newInstituteFields} names={['pincode']} />
          </FormSection>
        </FormSheet>
        <FormBar save={add} />
      </RecordForm>
    </CreateBase>
  )
}
