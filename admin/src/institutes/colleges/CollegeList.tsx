import { Names } from '@pravesh/console-kit/fields/reference/References'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import { collegeEndpoints } from '@pravesh/contract'
import { instituteTexts } from '@pravesh/messages/screens/catalogue/institutes'
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
  category: { kind: 'reference', to: 'category', message: instituteTexts.courseCategory },
  type: { kind: 'reference', to: 'collegetype', message: instituteTexts.collegeType },
} as const satisfies OwnFields

/** Colleges, 10 a page. */
export const CollegeList = () => (
  <InstituteListPage
    plural="console.colleges"
    add="console.addCollege"
    columns={columns}
    filters={filters}
    cities="college-city"
    endpoint={collegeEndpoints.export}
    perPage={10}
  />
)
