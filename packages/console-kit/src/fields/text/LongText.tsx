import Box from '@mui/material/Box'
import { TextInput } from 'react-admin'
import { inputLang, type Kind, shared, text } from '../kind.ts'

/** The beginning of a text that is too long for a row. */
export const Beginning = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{ display: 'block', maxWidth: 360, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
  >
    {children}
  </Box>
)

export const LongText: Kind<'longText'> = {
  Input: (props) => (
    <TextInput
      {...shared(props)}
      multiline
      minRows={3}
      maxRows={14}
      slotProps={{ htmlInput: inputLang(props.field) }}
    />
  ),
  Column: ({ value }) => <Beginning>{text(value)}</Beginning>,
  wide: true,
}
