import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { SourceParts } from '@pravesh/console-kit/fields/text/Source'
import { partTexts } from '@pravesh/messages/screens/institute/parts'

/** Where the figures of a table come from: families see it below them. */
export function FeeSource() {
  const { translate } = useTranslations()
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mt: 2, mx: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
        {translate(partTexts.sourceOfTheFees)}
      </Typography>
      <SourceParts source="source" />
    </Box>
  )
}
