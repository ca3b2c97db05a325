import Paper, { type PaperProps } from '@mui/material/Paper'

/**
 * What a form is written on. It reaches down to the bar below it, however little it holds, so that the bar stays where it is: a message
 * that comes or goes as a field is left would move the button from under the pointer that is about to press it.
 */
export const FormSheet = ({ sx, ...rest }: Omit<PaperProps, 'sx'> & { sx: { [property: string]: unknown } }) => (
  <Paper variant="outlined" {...rest} sx={{ minHeight: 'calc(100dvh - 232px)', ...sx }} />
)
