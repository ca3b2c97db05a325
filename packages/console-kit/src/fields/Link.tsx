import MuiLink from '@mui/material/Link'
import { TextInput } from 'react-admin'
import { helpOf, type Kind, shared, text } from './kind.ts'

export const Link: Kind<'link'> = {
  Input: (props) => (
    <TextInput
      {...shared(props)}
      helperText={helpOf(props.field, 'field.linkHelp')}
      slotProps={{ htmlInput: { inputMode: 'url' } }}
    />
  ),
  Column: ({ value }) => {
    const address = text(value)
    if (!/^(https?:\/\/|\/(?!\/))/.test(address)) return address
    return (
      <MuiLink href={address} target="_blank" rel="noreferrer" onClick={(event) => event.stopPropagation()}>
        {address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
      </MuiLink>
    )
  },
}
