import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslations } from '@pravesh/console-kit'
import type { RankList } from '@pravesh/contract'
import { rankTexts } from '@pravesh/messages/screens/catalogue/ranks'

type RankFieldsProps = { value: RankList; onChange: (value: RankList) => void; disabled: boolean }

/** Source of a list of ranks, and the year and round of a file that has no such columns. */
export function RankFields({ value: { source, year, round }, onChange, disabled }: RankFieldsProps) {
  const { translate } = useTranslations()
  const given = { source, ...(year !== undefined && { year }), ...(round !== undefined && { round }) }
  function changeNumber(name: 'year' | 'round', text: string) {
    const { [name]: _former, ...others } = given
    onChange({ ...others, ...(text !== '' && { [name]: Number(text) }) })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { md: '2fr 1fr 1fr' } }}>
      <TextField
        required
        label={translate(rankTexts.sourceName)}
        value={source}
        disabled={disabled}
        onChange={({ target }) => onChange({ ...given, source: target.value })}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <TextField
        type="number"
        label={translate(rankTexts.year)}
        value={year ?? ''}
        disabled={disabled}
        onChange={({ target }) => changeNumber('year', target.value)}
        slotProps={{ htmlInput: { min: 1990, max: 2100 } }}
      />
      <TextField
        type="number"
        label={translate(rankTexts.round)}
        value={round ?? ''}
        disabled={disabled}
        onChange={({ target }) => changeNumber('round', target.value)}
        slotProps={{ htmlInput: { min: 1, max: 20 } }}
      />
    </Box>
  )
}
