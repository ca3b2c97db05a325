import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { FieldOf } from '@pravesh/contract'
import { Suspense, useContext } from 'react'
import { TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { helpOr, type InputProps, type Kind, shared, text } from '../kind.ts'
import { PictureUploadContext } from './picture-context.ts'

type LinkProps = InputProps<FieldOf<'link'>>

const AddressInput = (props: LinkProps) => (
  <TextInput
    {...shared(props)}
    helperText={helpOr(props, 'field.linkHelp')}
    slotProps={{ htmlInput: { inputMode: 'url' } }}
  />
)

/** An address with its picture, if it is one of ours, and the button that uploads another. */
function PictureInput(props: LinkProps) {
  const { source, label } = props
  const Upload = useContext(PictureUploadContext)
  const { setValue } = useFormContext()
  const address = text(useWatch({ name: source }))
  const take = (url: string) => setValue(source, url, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  return (
    <Box>
      <AddressInput {...props} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', mb: 1 }}>
        {address.startsWith('/') && (
          <Box component="img" src={address} alt="" sx={{ maxWidth: '100%', maxHeight: 120, borderRadius: 1 }} />
        )}
        {Upload && (
          <Suspense fallback={null}>
            <Upload label={label} onUploaded={take} />
          </Suspense>
        )}
      </Box>
    </Box>
  )
}

export const Link: Kind<'link'> = {
  Input: (props) => (props.field.picture ? <PictureInput {...props} /> : <AddressInput {...props} />),
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
