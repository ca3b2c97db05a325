import { Names } from '@pravesh/console-kit/fields/References'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import {
  changeColumn,
  column,
  instituteFilters,
  newestFirst,
  partnerColumn,
  placeColumn,
  stateColumn,
} from '../institutes/institute-columns.tsx'

const columns = [
  column('name', 'editor.name', { sortable: true }),
  column('shortName', 'editor.shortName', { hidden: true }),
  placeColumn,
  column('collegeType', 'editor.type', {
    render: ({ collegeType }) => collegeType && <Names to="collegetype" ids={[collegeType]} />,
  }),
  stateColumn,
  partnerColumn,
  changeColumn,
  column('url', 'editor.url', { sortable: true, hidden: true }),
]

/** Colleges, 10 a page. */
export const CollegeList = () => (
  <ListPage
    plural="console.colleges"
    add="console.addCollege"
    columns={columns}
    filters={instituteFilters}
    perPage={10}
    sort={newestFirst}
    pathOf={({ id }) => `/colleges/edit/${id}`}
  />
)
