import { useParams } from 'react-router-dom'
import { instituteType } from '../../api.ts'
import { InstituteDetails } from './InstituteDetails.tsx'

/** The editor at /administration/institutes/{sid}/details, of a school or a college as the account is. */
export function DetailsPage() {
  const { parent = '' } = useParams<'parent'>()
  return <InstituteDetails key={parent} sid={parent} type={instituteType()} />
}
