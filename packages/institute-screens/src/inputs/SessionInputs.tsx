import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Fields } from '../editor/institute-fields.ts'
import { sessionFields } from '../editor/part-fields.ts'

const year = new Date().getFullYear() + 1
const blank = {
  session: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
  opensOn: null,
  closesOn: null,
  allYear: false,
  formFee: null,
  process: null,
  documents: [],
}

/** An institute's admissions of one session: dates and process. `fields` and `overrides` are those of its kind. */
export function SessionInputs({
  fields = sessionFields,
  overrides = {},
  children,
}: {
  fields?: Fields
  overrides?: Readonly<Record<string, unknown>>
  children?: ReactNode
}) {
  const { text } = useTranslations()
  const { setValue } = useFormContext()
  const admission: unknown = useWatch({ name: 'admission' })
  const put = (value: unknown) => setValue('admission', value, { shouldDirty: true })
  if (admission === null || admission === undefined)
    return (
      <FormSection title="editor.admissions">
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {text('editor.noSession')}
        </Typography>
        <Button variant="outlined" onClick={() => put({ ...blank, ...overrides })}>
          {text('editor.describeSession', { session: blank.session })}
        </Button>
      </FormSection>
    )
  return (
    <>
      <FormSection title="editor.session">
        <FieldGrid fields={fields} names={Object.keys(fields)} under="admission" />
      </FormSection>
      {children}
      <Button color="inherit" onClick={() => put(null)}>
        {text('editor.dropAdmissions')}
      </Button>
    </>
  )
}
