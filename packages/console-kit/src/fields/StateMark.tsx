import Box from '@mui/material/Box'
import { publicationStates } from '@pravesh/contract'
import { useTranslations } from '../language/translations.ts'
import { optionLabel } from './kind.ts'

export type PublicationState = (typeof publicationStates)[number]

/** The theme colour of each publication state. The word is always next to it. */
export const stateColours: Record<PublicationState, string> = {
  published: 'success.main',
  scheduled: 'info.main',
  review: 'warning.main',
  draft: 'text.secondary',
  archived: 'divider',
}
export const isPublicationState = (value: unknown): value is PublicationState =>
  publicationStates.some((state) => state === value)

/** A state of publication: a dot and its word. */
export function StateMark({ state }: { state: PublicationState }) {
  useTranslations()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          border: 1,
          borderColor: state === 'draft' || state === 'archived' ? 'text.secondary' : stateColours[state],
          bgcolor: state === 'draft' ? 'transparent' : stateColours[state],
        }}
      />
      {optionLabel(state)}
    </Box>
  )
}
