import Stack from '@mui/material/Stack'
import { useTranslations } from '@pravesh/console-kit'
import { FieldInput } from '@pravesh/console-kit/fields/FieldInput'
import { labelIn } from '@pravesh/console-kit/fields/kind'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import { BulkReportDialog } from '@pravesh/console-kit/list/bulk/BulkReportDialog'
import { SelectedNames } from '@pravesh/console-kit/list/selection/SelectedNames'
import { formatCount } from '@pravesh/messages'
import { bulkTexts } from '@pravesh/messages/screens/operations/bulk'
import { useState } from 'react'
import { BooleanInput, type Identifier, NullableBooleanInput, SelectInput, useTranslate } from 'react-admin'
import { type FieldValues, type ResolverResult, useWatch } from 'react-hook-form'
import type { Fields } from './one-value-fields.ts'
import { useBulkRun } from './use-bulk-run.ts'

type ChangeFieldProps = {
  fields: Fields
  ids: readonly Identifier[]
  /** Closes the dialog; `failedIds` are those that nothing was done to, undefined where nothing was run. */
  onClose: (failedIds?: readonly Identifier[]) => void
}

/** The chosen field and its value: null where none was given, which clears the field only where `clear` says so. */
function chosenIn(fields: Fields, { field: chosen, values, clear }: FieldValues) {
  const name = String(chosen ?? '')
  const field = fields[name]
  if (!field) return undefined
  const typed: unknown = values?.[name]
  const isEmpty = typed === undefined || typed === '' || typed === null
  const canClear = field.kind !== 'boolean' && !field.required
  const isCleared = canClear && clear === true
  return { name, field, canClear, isCleared, value: isEmpty || isCleared ? null : typed }
}

/** The input of the chosen field. */
function ValueInput({ fields }: { fields: Fields }) {
  const { translate } = useTranslations()
  const chosen = chosenIn(fields, { field: useWatch({ name: 'field' }), clear: useWatch({ name: 'clear' }) })
  if (!chosen) return null
  const { name, field, canClear, isCleared } = chosen
  const input = { source: `values.${name}`, label: labelIn(fields, name) }
  return (
    <>
      {!isCleared && field.kind !== 'boolean' && <FieldInput key={name} {...input} field={field} />}
      {field.kind === 'boolean' && <NullableBooleanInput key={name} {...input} helperText={false} fullWidth />}
      {canClear && (
        <BooleanInput
          source="clear"
          label={translate(bulkTexts.clearTheField)}
          helperText={false}
          defaultValue={false}
        />
      )}
    </>
  )
}

/**
 * Sets a chosen field of several records to one value, each by a call of its own in the version that the list displays. The report has the
 * result of each.
 */
export function ChangeFieldDialog({ fields, ids, onClose }: ChangeFieldProps) {
  const { translate, language } = useTranslations()
  const raTranslate = useTranslate()
  const { items, results, isRunning, run } = useBulkRun()
  const [initial] = useState({})
  const [changedName, setChangedName] = useState<string>()
  const count = formatCount(ids.length, language)
  const title =
    changedName === undefined
      ? translate(bulkTexts.changeFieldOfCount, { count })
      : translate(bulkTexts.changeNamedFieldOfCount, { field: labelIn(fields, changedName), count })
  const failedIds = results.filter(({ problem }) => problem !== undefined).map(({ id }) => id)

  const resolver = (values: FieldValues): ResolverResult<FieldValues> => {
    const chosen = chosenIn(fields, values)
    const required = { type: 'required', message: raTranslate('ra.validation.required') }
    if (!chosen) return { values: {}, errors: { field: required } }
    const { name, isCleared, value } = chosen
    if (value === null && !isCleared) return { values: {}, errors: { values: { [name]: required } } }
    return { values, errors: {} }
  }
  async function submit(values: FieldValues) {
    const chosen = chosenIn(fields, values)
    if (!chosen) return undefined
    setChangedName(chosen.name)
    await run({ [chosen.name]: chosen.value }, ids)
    return undefined
  }
  if (items.length > 0)
    return (
      <BulkReportDialog
        title={title}
        items={items}
        results={results}
        isRunning={isRunning}
        onClose={() => onClose(failedIds)}
      />
    )
  return (
    <FormDialog
      title={title}
      submit={translate(bulkTexts.change)}
      busy={isRunning}
      record={initial}
      resolver={resolver}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <Stack spacing={2}>
        <SelectInput
          source="field"
          label={translate(bulkTexts.field)}
          choices={Object.keys(fields).map((id) => ({ id, name: labelIn(fields, id) }))}
          helperText={false}
          isRequired
          fullWidth
        />
        <ValueInput fields={fields} />
        <SelectedNames ids={ids} />
      </Stack>
    </FormDialog>
  )
}
