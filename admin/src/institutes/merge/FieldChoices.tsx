import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { ConflictValue } from '@pravesh/console-kit/form/conflict/ConflictValue'
import type { InstituteType } from '@pravesh/contract'
import { mergeTexts } from '@pravesh/messages/screens/catalogue/merge'
import type { RaRecord } from 'react-admin'
import { fieldLabel, instituteInputs } from '../../parts/field-label.ts'

type FieldChoicesProps = {
  type: InstituteType
  kept: RaRecord
  duplicate: RaRecord
  /** Names of the fields that differ. */
  names: readonly string[]
  /** Those whose value is taken from the duplicate. */
  taken: readonly string[]
  onChange: (taken: readonly string[]) => void
}

/** Both values of each field that differs, side by side, and the choice between them. */
export function FieldChoices({ type, kept, duplicate, names, taken, onChange }: FieldChoicesProps) {
  const { translate } = useTranslations()
  if (names.length === 0) return <Typography>{translate(mergeTexts.noneDiffers)}</Typography>
  return (
    <Box component="ul" aria-label={translate(mergeTexts.fields)} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {names.map((name) => {
        const label = fieldLabel(type, name)
        const choose = (side: string) => {
          const others = taken.filter((other) => other !== name)
          onChange(side === 'duplicate' ? [...others, name] : others)
        }
        const option = (side: 'kept' | 'duplicate', record: RaRecord) => (
          <FormControlLabel
            value={side}
            control={<Radio size="small" sx={{ alignSelf: 'flex-start', py: 0.5 }} />}
            sx={{ alignItems: 'flex-start', mr: 0, minWidth: 0 }}
            slotProps={{ typography: { component: 'div', sx: { minWidth: 0, overflowWrap: 'anywhere' } } }}
            label={
              <>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8rem' }}>
                  {translate(side === 'kept' ? mergeTexts.thisOne : mergeTexts.other)}
                </Box>
                <ConflictValue field={instituteInputs[type][name]} value={record[name]} />
              </>
            }
          />
        )
        return (
          <Box component="li" key={name} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
            <RadioGroup
              aria-label={translate(mergeTexts.takeOf, { label })}
              value={taken.includes(name) ? 'duplicate' : 'kept'}
              onChange={(_event, side) => choose(side)}
              sx={{
                display: 'grid',
                columnGap: 2,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              {option('kept', kept)}
              {option('duplicate', duplicate)}
            </RadioGroup>
          </Box>
        )
      })}
    </Box>
  )
}
