import { useTranslations } from '@pravesh/console-kit'
import { Names } from '@pravesh/console-kit/fields/reference/References'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import { schoolEndpoints } from '@pravesh/contract'
import { classLabel } from '@pravesh/institute-screens/record/field-label'
import { instituteTexts } from '@pravesh/messages/screens/catalogue/institutes'
import { SelectInput } from 'react-admin'
import {
  changeColumn,
  column,
  completenessColumn,
  moreColumns,
  partnerColumn,
  placeColumn,
  stateColumn,
} from '../institute-columns.tsx'
import { InstituteListPage } from '../list/InstituteListPage.tsx'

const columns = [
  column('name', 'editor.name', { sortable: true }),
  placeColumn,
  column('boards', 'editor.boards', { render: ({ boards }) => <Names to="board" ids={boards} /> }),
  column('affiliationNo', 'editor.affiliation', { sortable: true }),
  stateColumn,
  completenessColumn,
  partnerColumn,
  changeColumn,
  column('schoolType', 'editor.type', {
    hidden: true,
    render: ({ schoolType }) => schoolType && <Names to="schooltype" ids={[schoolType]} />,
  }),
  ...moreColumns,
]
const filters = {
  board: { kind: 'reference', to: 'board', message: instituteTexts.board },
  type: { kind: 'reference', to: 'schooltype', message: instituteTexts.schoolType },
} as const satisfies OwnFields

/** Class numbers of the contract: nursery is -2. */
const classes = Array.from({ length: 15 }, (_, index) => index - 2)

/** Schools, 50 a page. */
export function SchoolList() {
  const { translate } = useTranslations()
  return (
    <InstituteListPage
      plural="console.schools"
      add="console.addSchool"
      columns={columns}
      filters={filters}
      moreFilters={[
        <SelectInput
          key="taughtClass"
          source="taughtClass"
          label={translate(instituteTexts.class)}
          choices={classes.map((id) => ({ id, name: classLabel(id) }))}
          helperText={false}
        />,
      ]}
      cities="school-city"
      endpoint={schoolEndpoints.export}
      perPage={50}
    />
  )
}
