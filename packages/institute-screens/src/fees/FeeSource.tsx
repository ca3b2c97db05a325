import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { SourceParts } from '@pravesh/console-kit/fields/text/Source'

/** Where the figures of a table come from: families see it below them. */
export function FeeSource() {
  const { translate } = useTranslations()
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mt: 2, mx: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
        {translate('Source of the fees')}
      </Typography>
      <SourceParts source="source" />
    </Box>
  )
}
