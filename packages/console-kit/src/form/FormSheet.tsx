import Paper, { type PaperProps } from '@mui/material/Paper'

/**
 * The surface of a form. It reaches down to the bar below it, with any content, so that the bar does not move: a message that appears or
 * disappears on blur would move the button away from the pointer that is about to press it.
 */
export const FormSheet = ({ sx, ...rest }: Omit<PaperProps, 'sx'> & { sx: { [property: string]: unknown } }) => (
  <Paper variant="outlined" {...rest} sx={{ minHeight: 'calc(100dvh - 232px)', ...sx }} />
)
