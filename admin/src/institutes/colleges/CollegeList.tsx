import { Names } from '@pravesh/console-kit/fields/reference/References'
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
  column('shortName', 'editor.shortName', { hidden: true }),
  placeColumn,
  column('collegeType', 'editor.type', {
    render: ({ collegeType }) => collegeType && <Names to="collegetype" ids={[collegeType]} />,
  }),
  stateColumn,
  completenessColumn,
  partnerColumn,
  changeColumn,
  ...moreColumns,
]
const filters = {
  category: { kind: 'reference', to: 'category', label: 'Course category' },
  type: { kind: 'reference', to: 'collegetype', label: 'College type' },
} as const

/** Colleges, 10 a page. */
export const CollegeList = () => (
  <InstituteListPage
    plural="console.colleges"
    add="console.addCollege"
    columns={columns}
    filters={filters}
    cities="college-city"
    perPage={10}
  />
)
