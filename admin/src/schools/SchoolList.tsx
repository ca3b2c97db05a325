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
  placeColumn,
  column('boards', 'Boards', { draw: ({ boards }) => <Names to="board" ids={boards} /> }),
  column('affiliationNo', 'Affiliation'),
  stateColumn,
  partnerColumn,
  changeColumn,
  column('url', 'URL', { sortable: true, hidden: true }),
]

/** Schools, 50 a page. */
export const SchoolList = () => (
  <ListPage
    plural="Schools"
    add="Add school"
    columns={columns}
    filters={instituteFilters}
    perPage={50}
    sort={newestFirst}
    pathOf={({ id }) => `/schools/edit/${id}`}
  />
)
