import { useTranslations } from '@pravesh/console-kit'
import { entityColumns } from '@pravesh/console-kit/entity/entity-columns'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { InstituteLink } from '../../parts/InstituteLink.tsx'
import { course, service, type ThirdPartyEntity } from './entities.ts'
import { CollegeInput } from './ThirdPartyForm.tsx'

function ThirdPartyList({ entity }: { entity: ThirdPartyEntity }) {
  const { text } = useTranslations()
  // A secret has no column. By its last change the endpoint has no order.
  const [title, ...columns] = entityColumns(entity)
    .filter(({ name }) => name !== 'secret_key')
    .map((column) => (column.name === 'updatedAt' ? { ...column, sortable: false } : column))
  const college: ListColumn = {
    name: 'college',
    label: 'console.college',
    sortable: false,
    render: (record) => <InstituteLink type="college" id={Number(record[entity.college])} />,
  }
  return (
    <ListPage
      plural={entity.plural}
      columns={title ? [title, college, ...columns] : columns}
      filters={{}}
      moreFilters={[<CollegeInput key="college" source="eid" label={text('console.college')} />]}
      perPage={50}
      sort={{ field: entity.sort, order: 'ASC' }}
      dated={false}
    />
  )
}
/** Colleges’ own systems. */
export const ServiceList = () => <ThirdPartyList entity={service} />
/** Courses as colleges’ own systems name them. */
export const CourseList = () => <ThirdPartyList entity={course} />
