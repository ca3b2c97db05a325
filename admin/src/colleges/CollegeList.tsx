import { Names } from '@pravesh/console-kit/fields/References'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import {
  changeColumn,
  column,
  newestFirst,
  partnerColumn,
  placeColumn,
  stateColumn,
} from '../institutes/institute-columns.tsx'
import { instituteFilters } from '../institutes/institute-fields.ts'

const columns = [
  column('name', 'Name', { sortable: true }),
  column('shortName', 'Short name', { hidden: true }),
  placeColumn,
  column('collegeType', 'Type', {
    draw: ({ collegeType }) => collegeType && <Names to="collegetype" ids={[collegeType]} />,
  }),
  stateColumn,
  partnerColumn,
  changeColumn,
  column('url', 'URL', { sortable: true, hidden: true }),
]

/** Colleges, 10 a page. */
export const CollegeList = () => (
  <ListPage
    plural="Colleges"
    add="Add college"
    columns={columns}
    filters={instituteFilters}
    perPage={10}
    sort={newestFirst}
    pathOf={({ id }) => `/colleges/edit/${id}`}
  />
)
