import { Names } from '@pravesh/console-kit/fields/References'
import {
  changeColumn,
  column,
  completenessColumn,
  moreColumns,
  partnerColumn,
  placeColumn,
  stateColumn,
} from '../institutes/institute-columns.tsx'
import { InstituteListPage } from '../institutes/list/InstituteListPage.tsx'

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
  board: { kind: 'reference', to: 'board', label: 'Board' },
  type: { kind: 'reference', to: 'schooltype', label: 'School type' },
  taughtClass: { kind: 'integer', min: -2, max: 12, label: 'Class' },
} as const

/** Schools, 50 a page. */
export const SchoolList = () => (
  <InstituteListPage
    plural="console.schools"
    add="console.addSchool"
    columns={columns}
    filters={filters}
    cities="school-city"
    perPage={50}
  />
)
