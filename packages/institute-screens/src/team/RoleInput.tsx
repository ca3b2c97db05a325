import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { Role } from '@pravesh/contract'
import { teamTexts } from '@pravesh/messages/screens/people/team'
import { RadioButtonGroupInput } from 'react-admin'
import { type Employer, rolesOfEmployer } from './team-calls.ts'

/** The choice of a role, each with what it may do. */
export function RoleInput({ employer }: { employer: Employer }) {
  const { translate } = useTranslations()
  const choices = rolesOfEmployer[employer].map(({ role, help }) => ({ id: role, help: translate(help) }))
  return (
    <RadioButtonGroupInput
      source="role"
      label={translate(teamTexts.role)}
      choices={choices}
      row={false}
      helperText={translate(teamTexts.roleHelp)}
      optionText={
        // react-admin clones it with the choice as its record.
        (choice: { id: Role; help: string }) => (
          <Box component="span" sx={{ display: 'block', py: 0.5 }}>
            {optionLabel(choice.id)}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {choice.help}
            </Typography>
          </Box>
        )
      }
    />
  )
}
