import MuiLink from '@mui/material/Link'
import { useTranslations } from '@pravesh/console-kit'
import type { InstituteType } from '@pravesh/contract'
import { type RaRecord, useGetManyAggregate } from 'react-admin'
import { Link } from 'react-router-dom'

/** The name of a school or college as a link to its editor; its number where it is not there any more. Rows of a list read them at once. */
export function InstituteLink({ type, id }: { type: InstituteType; id: number }) {
  const { text } = useTranslations()
  const { data } = useGetManyAggregate<RaRecord>(`${type}s`, { ids: [id] })
  const record = data?.[0]
  if (!record) return `${text(type === 'school' ? 'console.school' : 'console.college')} #${id}`
  return (
    <MuiLink component={Link} to={`/${type}s/edit/${id}`}>
      {String(record.name)}
    </MuiLink>
  )
}
