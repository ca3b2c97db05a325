import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslations } from '@pravesh/console-kit'
import { decisionTexts } from '@pravesh/messages/screens/institute/decisions'
import { type MoveOption, optionLabel } from './status-label.ts'

type MenuProps = {
  /** The button that opened the menu; without one it is closed. */
  anchor: HTMLElement | undefined
  options: readonly MoveOption[]
  onChoose: (option: MoveOption) => void
  onClose: () => void
}

/** The moves of applications as a menu. */
export function MoveMenu({ anchor, options, onChoose, onClose }: MenuProps) {
  const { translate } = useTranslations()
  function choose(option: MoveOption) {
    onClose()
    onChoose(option)
  }
  return (
    <Menu
      open={anchor !== undefined}
      anchorEl={anchor ?? null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate(decisionTexts.moveTo) } }}
    >
      {options.map((option) => (
        <MenuItem key={optionLabel(option)} onClick={() => choose(option)}>
          {optionLabel(option)}
        </MenuItem>
      ))}
    </Menu>
  )
}
