import ManageAccounts from '@mui/icons-material/ManageAccounts'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { forwardRef } from 'react'
import { useUserMenu } from 'react-admin'
import { Link } from 'react-router-dom'
import { useTranslations } from '../language/translations.ts'

/** Leads to the page of one's own account, in the account's menu. MUI focuses the item by its `ref`. */
export const AccountItem = forwardRef<HTMLAnchorElement>(function AccountItem(props, ref) {
  const { text } = useTranslations()
  const menu = useUserMenu()
  return (
    <MenuItem {...props} ref={ref} component={Link} to="/account" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <ManageAccounts fontSize="small" />
      </ListItemIcon>
      <ListItemText>{text('account.mine')}</ListItemText>
    </MenuItem>
  )
})
