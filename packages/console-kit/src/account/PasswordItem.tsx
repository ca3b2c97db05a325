import Password from '@mui/icons-material/Password'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { forwardRef } from 'react'
import { useUserMenu } from 'react-admin'
import { useTranslations } from '../language/translations.ts'

type ItemProps = { onOpen: () => void }

/** Change password, in the account's menu. It closes the menu, which the dialog outlives. MUI focuses the item by its `ref`. */
export const PasswordItem = forwardRef<HTMLLIElement, ItemProps>(function PasswordItem({ onOpen, ...props }, ref) {
  const { text } = useTranslations()
  const menu = useUserMenu()
  const open = () => {
    menu?.onClose()
    onOpen()
  }
  return (
    <MenuItem {...props} ref={ref} onClick={open}>
      <ListItemIcon>
        <Password fontSize="small" />
      </ListItemIcon>
      <ListItemText>{text('account.changePassword')}</ListItemText>
    </MenuItem>
  )
})
