import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { type FileColumn, type ImportDetails, type ImportMapping, plainColumns } from '@pravesh/contract'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { useState } from 'react'
import { useAct } from '../../../api.ts'
import { MissingColumns, RecognisedList, UsableColumns } from './Columns.tsx'
import { labelOf, Part } from './Part.tsx'

type GivenValue = ImportMapping['set'][number]
type FieldSelectProps = {
  label: string
  ariaLabel?: string
  options: readonly (readonly [value: string, label: string])[]
  empty: string
  value: string
  onChange: (value: string) => void
}

function FieldSelect({ label, ariaLabel, options, empty, value, onChange }: FieldSelectProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: ariaLabel === undefined ? {} : { 'aria-label': ariaLabel },
      }}
      sx={{ minWidth: 200 }}
    >
      <option value="">{empty}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </TextField>
  )
}

type GivenValuesProps = {
  options: FieldSelectProps['options']
  values: readonly GivenValue[]
  onChange: (values: GivenValue[]) => void
}
/** Values for every row that has none, such as the state of a list of one state. */
function GivenValues({ options, values, onChange }: GivenValuesProps) {
  const { translate } = useTranslations()
  const [field, setField] = useState('')
  const [value, setValue] = useState('')
  const labels = new Map(options)
  function add() {
    if (field === '' || value.trim() === '') return
    onChange([...values.filter((given) => given.field !== field), { field, value: value.trim() }])
    setField('')
    setValue('')
  }
  return (
    <Box sx={{ mt: 3 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {translate(importTexts.valuesForEveryRowThat)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: values.length > 0 ? 1.5 : 0 }}>
        {values.map((given) => (
          <Chip
            key={given.field}
            label={`${labels.get(given.field) ?? given.field}: ${given.value}`}
            onDelete={() => onChange(values.filter((other) => other !== given))}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <FieldSelect
          label={translate(importTexts.field)}
          options={options}
          empty="–"
          value={field}
          onChange={setField}
        />
        <TextField
          size="small"
          label={translate(importTexts.value)}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
        <Button onClick={add} disabled={field === '' || value.trim() === ''}>
          {translate(importTexts.addTheValue)}
        </Button>
      </Box>
    </Box>
  )
}

type MappingProps = { run: ImportDetails; fileColumns: readonly FileColumn[] }

/** The columns of a file with their first values: a person chooses the field of each, and the dry run begins again. */
export function Mapping({ run: { id, state, instituteType, set, columns }, fileColumns }: MappingProps) {
  const { translate } = useTranslations()
  const map = useAct('imports', 'map')
  const [fields, setFields] = useState(() => new Map(fileColumns.map(({ column, field }) => [column, field])))
  const [values, setValues] = useState<GivenValue[]>(set)
  const plainFields = plainColumns[instituteType].map(({ name }) => [name, labelOf(instituteType, name)] as const)
  const known = new Set<string>(plainFields.map(([name]) => name))
  const others = fileColumns.flatMap(({ field }) => (field && !known.has(field) ? [field] : []))
  const options = [...plainFields, ...others.map((name) => [name, labelOf(instituteType, name)] as const)]
  const repeated = options.filter(([name]) => [...fields.values()].filter((field) => field === name).length > 1)
  const hasName = [...fields.values()].includes('name')
  function check() {
    const chosen = fileColumns.map(({ column }) => ({ column, field: fields.get(column) ?? null }))
    void map.act({ id, data: { columns: chosen.filter(({ field }) => !field || known.has(field)), set: values } })
  }
  return (
    <Part title={translate(importTexts.columnsOfTheFile)}>
      {state === 'mapping' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate(importTexts.theseColumnsAreThoseOf)}
        </Alert>
      )}
      {columns && <RecognisedList columns={columns} />}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {fileColumns.map(({ column, samples }) => (
          <Box
            key={column}
            component="li"
            sx={{
              ...{ display: 'grid', gridTemplateColumns: { sm: '1fr auto' }, gap: 1, alignItems: 'center' },
              ...{ py: 1, borderBottom: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <Typography>{column}</Typography>
              <Typography variant="body2" color="textSecondary">
                {samples.join(' · ') || translate(importTexts.noValues)}
              </Typography>
            </Box>
            <FieldSelect
              label={translate(importTexts.readAs)}
              ariaLabel={`${translate(importTexts.readAs)}: ${column}`}
              options={options}
              empty={translate(importTexts.notRead)}
              value={fields.get(column) ?? ''}
              onChange={(field) => setFields(new Map(fields).set(column, field === '' ? null : field))}
            />
          </Box>
        ))}
      </Box>
      {columns && <MissingColumns type={instituteType} columns={columns} />}
      <GivenValues options={plainFields} values={values} onChange={setValues} />
      <Box role="status" sx={{ mt: 2 }}>
        {repeated.length > 0 && (
          <Alert severity="warning">
            {`${translate(importTexts.twoColumnsAreReadAs)}: ${repeated.map(([, label]) => label).join(', ')}`}
          </Alert>
        )}
      </Box>
      <Button
        variant={state === 'mapping' ? 'contained' : 'outlined'}
        loading={map.busy}
        disabled={repeated.length > 0 || !hasName}
        onClick={check}
        sx={{ mt: 2 }}
      >
        {translate(importTexts.checkAgainWithTheseColumns)}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate(importTexts.filesWithTheSameHeader)}
      </Typography>
      {state === 'mapping' && <UsableColumns type={instituteType} />}
    </Part>
  )
}
